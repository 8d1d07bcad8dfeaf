import type { ImportColumn } from '#domains/listing-import/common/import-columns.ts'
import * as t from '#domains/listing-import/texts.ts'

/** Two examples that an import takes as they are: a fixed price, and an auction. */
export const getTemplateRows = (): Partial<Record<ImportColumn, string>>[] => [
  {
    reference: 'JARS-01',
    title: t.example_jars(),
    description: t.example_jars_description(),
    category: 'Home & living > Kitchen & dining',
    condition: 'used',
    sale_method: 'fixed price',
    price: '24.50',
    quantity: '3',
    delivery: 'Courier 7.00; Pickup',
    region: 'Wellington',
    district: 'Lower Hutt',
    suburb: 'Petone',
    brand: 'Agee',
  },
  {
    reference: 'CHAIR-07',
    title: t.example_chair(),
    subtitle: t.example_chair_subtitle(),
    description: t.example_chair_description(),
    category: 'Home & living > Living room furniture > Chairs & armchairs',
    condition: 'used',
    sale_method: 'auction',
    start_price: '20.00',
    reserve: '60.00',
    buy_now_price: '120.00',
    duration: '7 days',
    quantity: '1',
    delivery: 'Pickup only',
    region: 'Wellington',
    district: 'Lower Hutt',
    suburb: 'Petone',
  },
]
