/** The columns of a table of items, in the order of an export. `attr.KEY` comes beside them. */
export const importColumns = [
  'reference',
  'title',
  'subtitle',
  'description',
  'category',
  'condition',
  'sale_method',
  'price',
  'start_price',
  'reserve',
  'buy_now_price',
  'duration',
  'closing',
  'quantity',
  'delivery',
  'region',
  'district',
  'suburb',
  'gtin',
  'brand',
  'pictures',
] as const
export type ImportColumn = (typeof importColumns)[number]

export const attributePrefix = 'attr.'

/** An export has them; an import reads over them. */
export const exportOnlyColumns = [
  'listing',
  'status',
  'sale',
  'sold_at',
  'sold_quantity',
  'sold_for',
  'sale_status',
] as const

export const maxImportRows = 5_000
export const maxImportColumns = 200
export const maxImportCell = 20_000
export const maxImportTextBytes = 20 * 1024 * 1024
/** The limit of a ZIP with pictures. */
export const maxImportBytes = 500 * 1024 * 1024
export const maxReference = 60
export const maxBrand = 80
/** Within this time a run can be undone. */
export const undoHours = 24
