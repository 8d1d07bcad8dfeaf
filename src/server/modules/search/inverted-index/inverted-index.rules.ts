import type { SearchQuery } from '#contract/search/search.ts'
import { price_edges, type Tally } from '../facets/search.facets.rules.ts'
import {
  addSlot,
  createSet,
  keepCommon,
  keepOthers,
  removeSlot,
  type SlotSet,
  listSlots,
} from './slot-sets.rules.ts'
import { type Token, TokenDictionary } from './token-dictionary.rules.ts'
import type { TokenQuery } from './token-query.rules.ts'

const numbers = [
  'price_cents',
  'price_or_last_cents',
  'floor_area_m2',
  'land_area_m2',
  'year',
  'odometer_km',
  'bid_count',
  'watchers',
  'published_ms',
  'closes_ms',
] as const
export type NumberName = (typeof numbers)[number]

export interface IndexedRow extends Record<NumberName, number | null> {
  listing_id: number
  /** The transaction that wrote it last. */
  changed_in: string
  /** Each once. */
  tokens: string[]
}

export type Bounds = Pick<
  SearchQuery,
  | 'price_min'
  | 'price_max'
  | 'floor_area_min'
  | 'floor_area_max'
  | 'land_area_min'
  | 'land_area_max'
  | 'year_min'
  | 'year_max'
  | 'odometer_max'
>

export interface Placed {
  listing_id: number
  value: number
}

export interface PageOf {
  by: NumberName
  isDescending: boolean
  after: Placed | null
  size: number
}

const max_found = 64

/**
 * The tokens and numbers of search rows in memory: which listings have them, without asking the database. A row whose
 * tokens change takes a new slot, so each token's slots only grow, and the old slot stays empty.
 */
export class InvertedIndex {
  #slots = new Map<number, number>()
  #listing_ids: number[] = []
  #changed_in: string[] = []
  #token_counts: number[] = []
  /** Of all slots, one after another: the bucket of its price, and its facets. */
  #counted = new Int32Array(1024)
  /** Where those of each slot begin, and the next ones will. */
  #begins = new Int32Array(256)
  #numbers: Record<NumberName, number[]> = {
    price_cents: [],
    price_or_last_cents: [],
    floor_area_m2: [],
    land_area_m2: [],
    year: [],
    odometer_km: [],
    bid_count: [],
    watchers: [],
    published_ms: [],
    closes_ms: [],
  }
  #filled = createSet(1024)
  #dictionary = new TokenDictionary()
  /** Since the last change. */
  #found = new Map<string, SlotSet>()

  get size(): number {
    return this.#slots.size
  }

  /** True where so many slots are empty that the index is better made again. */
  get isWorn(): boolean {
    return this.#listing_ids.length > 1_000 + 1.4 * this.#slots.size
  }

  isAsChangedIn(listing_id: number, changed_in: string): boolean {
    const slot = this.#slots.get(listing_id)
    return slot !== undefined && this.#changed_in[slot] === changed_in
  }

  put(row: IndexedRow): void {
    const known = this.#slots.get(row.listing_id)
    if (known !== undefined && this.#hasTokens(known, row.tokens)) return this.#write(known, row)
    this.remove(row.listing_id)
    const slot = this.#listing_ids.length
    this.#slots.set(row.listing_id, slot)
    this.#listing_ids.push(row.listing_id)
    this.#token_counts.push(row.tokens.length)
    const tokens = row.tokens.map((text) => this.#dictionary.getOrAdd(text))
    for (const { slots } of tokens) slots.push(slot)
    this.#writeFacets(slot, tokens)
    this.#write(slot, row)
    this.#fill(slot)
  }

  remove(listing_id: number): void {
    const slot = this.#slots.get(listing_id)
    if (slot === undefined) return
    this.#slots.delete(listing_id)
    this.#found.clear()
    removeSlot(this.#filled, slot)
  }

  /**
   * @param key the same for what is the same: it is asked for several times, to be counted, put in order and tallied
   * @param query null where nothing is asked for by tokens
   */
  find(key: string, query: TokenQuery | null, bounds: Bounds): SlotSet {
    const found = this.#found.get(key) ?? this.#search(query, bounds)
    if (this.#found.size === max_found) this.#found.clear()
    this.#found.set(key, found)
    return found
  }

  #search(query: TokenQuery | null, bounds: Bounds): SlotSet {
    const found = query ? this.#evaluate(query) : this.#filled.slice()
    if (query) keepCommon(found, this.#filled)
    const { price_cents, price_or_last_cents, floor_area_m2, land_area_m2, year, odometer_km } = this.#numbers
    keepWithin(found, price_or_last_cents, undefined, bounds.price_max)
    keepWithin(found, price_cents, bounds.price_min, undefined)
    keepWithin(found, floor_area_m2, bounds.floor_area_min, bounds.floor_area_max)
    keepWithin(found, land_area_m2, bounds.land_area_min, bounds.land_area_max)
    keepWithin(found, year, bounds.year_min, bounds.year_max)
    keepWithin(found, odometer_km, undefined, bounds.odometer_max)
    return found
  }

  /**
   * The first of those that are found, by a number and then by that of the listing, both in one direction.
   * @param after where the page before ended
   */
  select(found: SlotSet, { by, isDescending, after, size }: PageOf): Placed[] {
    const values = this.#numbers[by]
    const sign = isDescending ? -1 : 1
    const isBefore = (one: Placed, other: Placed) =>
      one.value === other.value
        ? sign * (one.listing_id - other.listing_id) < 0
        : sign * (one.value - other.value) < 0
    const first: Placed[] = []
    for (const slot of listSlots(found)) {
      const last = first.length < size ? undefined : first[size - 1]
      if (last && sign * (values[slot]! - last.value) > 0) continue
      const placed = { listing_id: this.#listing_ids[slot]!, value: values[slot]! }
      if ((last && !isBefore(placed, last)) || (after && !isBefore(after, placed))) continue
      let at = first.length
      while (at > 0 && isBefore(placed, first[at - 1]!)) at -= 1
      first.splice(at, 0, placed)
      if (first.length > size) first.pop()
    }
    return first
  }

  /** @param step of how many that are found one is counted */
  tally(found: SlotSet, step: number): Tally {
    const [counted, begins] = [this.#counted, this.#begins]
    const names = this.#dictionary.facet_tokens
    const counts = new Int32Array(names.length)
    const one_of = new Int32Array(names.length)
    const in_buckets = new Int32Array(price_edges.length + 1)
    const slots = listSlots(found, step)
    for (let nth = 0; nth < slots.length; nth += 1) {
      const slot = slots[nth]!
      const [begin, end] = [begins[slot]!, begins[slot + 1]!]
      if (counted[begin]! >= 0) in_buckets[counted[begin]!]! += 1
      for (let at = begin + 1; at < end; at += 1) {
        counts[counted[at]!]! += 1
        one_of[counted[at]!] = slot
      }
    }
    const tokens: Tally['tokens'] = new Map()
    for (let facet = 0; facet < counts.length; facet += 1) {
      const count = counts[facet]!
      const listing_id = this.#listing_ids[one_of[facet]!]!
      if (count > 0) tokens.set(names[facet]!, { count, listing_id })
    }
    const prices: Tally['prices'] = new Map()
    for (const [bucket, count] of in_buckets.entries()) if (count > 0) prices.set(bucket, count)
    return { hits: slots.length, tokens, prices }
  }

  #write(slot: number, row: IndexedRow): void {
    this.#found.clear()
    this.#changed_in[slot] = row.changed_in
    for (const name of numbers) this.#numbers[name][slot] = row[name] ?? Number.NaN
    this.#counted[this.#begins[slot]!] = findBucket(row.price_cents ?? 0)
  }

  #writeFacets(slot: number, tokens: Token[]): void {
    let end = this.#begins[slot]!
    this.#counted = growTo(this.#counted, end + tokens.length + 1)
    this.#begins = growTo(this.#begins, slot + 2)
    end += 1
    for (const { facet } of tokens) if (facet >= 0) this.#counted[end++] = facet
    this.#begins[slot + 1] = end
  }

  #fill(slot: number): void {
    if (slot >= this.#filled.length * 32) {
      const larger = createSet(slot * 1.5)
      larger.set(this.#filled)
      this.#filled = larger
    }
    addSlot(this.#filled, slot)
  }

  #hasTokens(slot: number, tokens: string[]): boolean {
    return (
      this.#token_counts[slot] === tokens.length &&
      tokens.every((text) => this.#dictionary.get(text)?.slots.has(slot))
    )
  }

  /** A set of its own, which the caller may change. */
  #evaluate(query: TokenQuery): SlotSet {
    if (query.kind === 'not') {
      const all = this.#filled.slice()
      keepOthers(all, this.#evaluate(query.part))
      return all
    }
    if (query.kind === 'and') {
      const [first, ...others] = query.parts
      const found = this.#evaluate(first!)
      for (const part of others) keepCommon(found, this.#evaluate(part))
      return found
    }
    const found = new Uint32Array(this.#filled.length)
    this.#addFound(query, found)
    return found
  }

  #addFound(query: TokenQuery, found: SlotSet): void {
    if (query.kind === 'or') for (const part of query.parts) this.#addFound(part, found)
    else if (query.kind !== 'token') this.#evaluate(query).forEach((bits, at) => (found[at]! |= bits))
    else if (query.is_prefix)
      for (const { slots } of this.#dictionary.listBeginning(query.token)) slots.addTo(found)
    else this.#dictionary.get(query.token)?.slots.addTo(found)
  }
}

function growTo(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  if (length <= array.length) return array as Int32Array<ArrayBuffer>
  const larger = new Int32Array(Math.ceil(length * 1.5))
  larger.set(array)
  return larger
}

/** As `width_bucket` numbers them: how many edges it has reached; -1 without a price. */
function findBucket(price_cents: number): number {
  if (price_cents <= 0) return -1
  const above = price_edges.findIndex((edge) => edge > price_cents)
  return above < 0 ? price_edges.length : above
}

/** Those that don't say are within no bounds. */
function keepWithin(found: SlotSet, values: number[], least = -Infinity, most = Infinity): void {
  if (least === -Infinity && most === Infinity) return
  for (const slot of listSlots(found)) {
    if (!(values[slot]! >= least && values[slot]! <= most)) removeSlot(found, slot)
  }
}
