import { feedFields, type FeedField } from '#domains/stock-feed/common/feed-fields.ts'

/** Values as in a dealer's own file. */
const example: Record<FeedField | 'Extras', string> = {
  StockNo: 'A101',
  Make: 'Toyota',
  Model: 'Corolla',
  Variant: 'GX',
  Type: 'Hatchback',
  ItemType: 'Car',
  Year: '2018',
  Retail: '18990',
  CCRating: '1798',
  Doors: '5',
  Mileage: '61000',
  Colour: 'Silver',
  Rego: 'ABC123',
  VIN: '7AT0H65YX08112233',
  Chassis: '',
  NewUsed: 'U',
  Transmission: 'Automatic',
  FuelType: 'Petrol',
  Location: '',
  WofExpiry: '20270601',
  RegoExpiry: '20270601',
  OnlineNotes: 'Tidy, with a full service history.',
  FirstRegistered: '2021',
  Extras: 'Tow bar|Reversing camera',
}

export const csvColumns = [...feedFields, 'Extras'] as const

export const writeExampleCsv = (): string =>
  [csvColumns.join(','), csvColumns.map((name) => `"${example[name]}"`).join(',')].join('\r\n')
