import { maxBrand } from '#domains/listing-import/common/import-columns.ts'
import type { ImportProblem } from '#domains/listing-import/common/listing-import.ts'
import type { Cells, Column } from '../reading/columns.rules.ts'
import { readAnswer } from './attributes.rules.ts'
import { readCategory, type CategoryIndex } from './categories.rules.ts'
import { readDelivery, type Delivery } from './delivery.rules.ts'
import { readPicture, splitPictures, tooManyPictures, type PictureSource } from './pictures.rules.ts'
import { readPlace, type PlaceIndex } from './places.rules.ts'
import { readCents, readClosing, readDuration, readGtin, readQuantity } from './values.rules.ts'
import * as t from '#domains/listing-import/texts.ts'

export type SaleMethod = 'auction' | 'fixed_price' | 'enquire'

/** The values that a row gives; what it leaves out stays as it is. */
export interface MappedFields {
  title?: string
  subtitle?: string
  description?: string
  category_id?: number
  condition?: 'new' | 'used'
  sale_method?: SaleMethod
  start_price_cents?: number | null
  reserve_price_cents?: number | null
  buy_now_price_cents?: number | null
  duration_minutes?: number | null
  closes_at?: string | null
  quantity?: number
  pickup?: Delivery['pickup']
  delivery_options?: Delivery['delivery_options']
  payment_methods?: ('bank_transfer' | 'cash' | 'other')[]
  suburb?: string
  attributes?: Record<string, string | number | boolean | string[] | null>
}

export interface MappedRow {
  fields: MappedFields
  /** The seller's own for a listing that had another, or none. */
  reference?: string
  /** Null for none; undefined where the row leaves it. */
  gtin?: string | null
  brand?: string
  /** Undefined where the row leaves the photos as they are. */
  pictures?: PictureSource[]
  problems: ImportProblem[]
}

interface Filter {
  key: string
  kind: 'select' | 'multi_select' | 'number_range' | 'boolean' | 'text'
  options: readonly string[]
}

export interface RowTerms {
  categories: CategoryIndex
  places: PlaceIndex
  /** By name in small letters. */
  templates: ReadonlyMap<string, Delivery & { payment_methods: ('bank_transfer' | 'cash' | 'other')[] }>
  readFilters: (categoryId: number | null) => readonly Filter[]
  pictures: Parameters<typeof readPicture>[1]
}

/** How the listing is now; null for a new one. */
export interface RowBefore {
  sale_method: SaleMethod
  category_id: number | null
}

type CellReading<Value> = { value: Value } | string

class RowReader {
  readonly problems: ImportProblem[] = []
  readonly #cells: Cells

  constructor(cells: Cells) {
    this.#cells = cells
  }

  text(column: Column): string | undefined {
    return this.#cells.get(column)
  }

  /** Undefined for a missing or blank cell, and for one that can't be read. */
  read<Value>(column: Column, read: (text: string) => CellReading<Value>): Value | undefined {
    const text = this.text(column)
    if (text === undefined || text === '') return undefined
    const result = read(text)
    if (typeof result !== 'string') return result.value
    this.problems.push({ column, says: result })
    return undefined
  }

  /** A blank cell clears it. */
  readOrClear<Value>(column: Column, read: (text: string) => CellReading<Value>): Value | null | undefined {
    return this.text(column) === '' ? null : this.read(column, read)
  }
}

const orSay = <Value>(value: Value | null, message: string): CellReading<Value> =>
  value === null ? message : { value }

const readPrice = (text: string) => orSay(readCents(text), t.write_an_amount())

export function mapRow(cells: Cells, before: RowBefore | null, terms: RowTerms): MappedRow {
  const reader = new RowReader(cells)
  const categoryId = reader.read('category', (text) => {
    const found = readCategory(terms.categories, text)
    return typeof found === 'number' ? { value: found } : found
  })
  const saleMethod = reader.read('sale_method', readSaleMethod) ?? (before ? undefined : proposeMethod(cells))
  const fields: MappedFields = defined({
    ...mapTexts(reader),
    category_id: categoryId,
    condition: reader.read('condition', readCondition),
    sale_method: saleMethod,
    ...mapPrices(reader, saleMethod ?? before?.sale_method ?? 'fixed_price'),
    ...mapEnd(reader),
    quantity: reader.read('quantity', (text) => orSay(readQuantity(text), t.write_a_whole_number())),
    ...mapDelivery(reader, terms),
    suburb: mapPlace(reader, terms),
    attributes: mapAnswers(reader, cells, terms.readFilters(categoryId ?? before?.category_id ?? null)),
  })
  const mapped = { ...mapIdentity(reader), pictures: mapPictures(reader, terms) }
  return { fields, ...defined(mapped), problems: reader.problems }
}

const defined = <Value extends object>(value: Value): Value =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only what is undefined, and so optional, is left out.
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

const mapTexts = (reader: RowReader) => ({
  title: reader.read('title', (value) => ({ value })),
  subtitle: reader.text('subtitle'),
  description: reader.read('description', (value) => ({ value })),
})

function readCondition(text: string): CellReading<'new' | 'used'> {
  if (/^new$/i.test(text)) return { value: 'new' }
  return /^(?:used|second[ -]?hand)$/i.test(text) ? { value: 'used' } : t.write_new_or_used()
}

const methods: Record<string, SaleMethod> = {
  auction: 'auction',
  'fixed price': 'fixed_price',
  'buy now': 'fixed_price',
  fixed: 'fixed_price',
  enquire: 'enquire',
  enquiry: 'enquire',
}

const methodNames = { auction: 'auction', fixed_price: 'fixed price', enquire: 'enquire' } as const

export const writeMethod = (method: SaleMethod): string => methodNames[method]

function readSaleMethod(text: string): CellReading<SaleMethod> {
  const name = text.toLowerCase().replace(/[\s_-]+/g, ' ')
  return Object.hasOwn(methods, name) ? orSay(methods[name] ?? null, '') : t.write_how_it_sells()
}

/** A row that doesn't say how it sells is an auction where it has a start price. */
const proposeMethod = (cells: Cells): SaleMethod =>
  (cells.get('start_price') ?? '') === '' ? 'fixed_price' : 'auction'

function mapPrices(reader: RowReader, method: SaleMethod) {
  if (method === 'auction') {
    if ((reader.text('price') ?? '') !== '')
      reader.problems.push({ column: 'price', says: t.an_auction_has_a_start_price() })
    return {
      start_price_cents: reader.read('start_price', readPrice),
      reserve_price_cents: reader.readOrClear('reserve', readPrice),
      buy_now_price_cents: reader.readOrClear('buy_now_price', readPrice),
    }
  }
  for (const column of ['start_price', 'reserve'] as const)
    if ((reader.text(column) ?? '') !== '') reader.problems.push({ column, says: t.only_an_auction_has_it() })
  const price = reader.read('price', readPrice) ?? reader.read('buy_now_price', readPrice)
  return { buy_now_price_cents: price }
}

function mapEnd(reader: RowReader) {
  const minutes = reader.read('duration', (text) => orSay(readDuration(text), t.write_a_duration()))
  const closing = reader.read('closing', (text) => orSay(readClosing(text), t.write_a_time()))
  if (minutes !== undefined && closing !== undefined)
    reader.problems.push({ column: 'closing', says: t.write_a_duration_or_a_closing() })
  return {
    ...(minutes !== undefined && { duration_minutes: minutes, closes_at: null }),
    ...(closing !== undefined && { closes_at: closing.toISOString() }),
  }
}

function mapDelivery(reader: RowReader, { templates }: RowTerms) {
  const text = reader.text('delivery') ?? ''
  const template = templates.get(text.toLowerCase())
  if (template) return template
  return reader.read('delivery', (written) => {
    const delivery = readDelivery(written)
    return 'unread' in delivery
      ? t.that_delivery_cant_be_read({ part: delivery.unread.slice(0, 60) })
      : { value: delivery }
  })
}

function mapPlace(reader: RowReader, { places }: RowTerms): string | undefined {
  const [district, region] = [reader.text('district') ?? '', reader.text('region') ?? '']
  if ((reader.text('suburb') ?? '') === '' && district + region !== '')
    reader.problems.push({ column: 'suburb', says: t.write_the_suburb_too() })
  return reader.read('suburb', (suburb) => {
    const found = readPlace(places, { suburb, district, region })
    return typeof found === 'string' ? found : { value: found.slug }
  })
}

function mapAnswers(reader: RowReader, cells: Cells, filters: readonly Filter[]): MappedFields['attributes'] {
  const answers: NonNullable<MappedFields['attributes']> = {}
  for (const column of cells.keys()) {
    if (!column.startsWith('attr.')) continue
    const key = column.slice('attr.'.length)
    const filter = filters.find((one) => one.key === key)
    const answer = reader.readOrClear(column, (text) => {
      if (!filter) return t.this_category_has_no_such_detail()
      const found = readAnswer(filter, text)
      return typeof found === 'string' ? found : { value: found.answer }
    })
    // A blank cell for another category's detail clears nothing.
    if (answer !== undefined && (answer !== null || filter)) answers[key] = answer
  }
  return Object.keys(answers).length > 0 ? answers : undefined
}

function mapIdentity(reader: RowReader): Pick<MappedRow, 'gtin' | 'brand'> {
  const gtin = reader.readOrClear('gtin', (text): CellReading<string> => {
    const found = readGtin(text)
    if ('gtin' in found) return { value: found.gtin }
    return found.problem === 'length' ? t.a_gtin_has_so_many_digits() : t.the_gtins_last_digit_is_wrong()
  })
  const brand = reader.readOrClear('brand', (text): CellReading<string> =>
    text.length > maxBrand
      ? t.at_most_characters({ max: String(maxBrand) })
      : { value: text.replace(/\s+/g, ' ') },
  )
  return { ...(gtin !== undefined && { gtin }), ...(brand !== undefined && { brand: brand ?? '' }) }
}

function mapPictures(reader: RowReader, { pictures: known }: RowTerms): PictureSource[] | undefined {
  return reader.read('pictures', (text): CellReading<PictureSource[]> => {
    const parts = splitPictures(text)
    const tooMany = tooManyPictures(parts.length)
    if (tooMany !== null) return tooMany
    const sources = parts.map((part) => readPicture(part, known))
    const refused = sources.find((source) => typeof source === 'string')
    return typeof refused === 'string'
      ? refused
      : { value: sources.filter((source) => typeof source !== 'string') }
  })
}
