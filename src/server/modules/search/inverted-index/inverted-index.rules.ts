import { price_edges, type Tally } from '../facets/search.facets.rules.ts'
import {
  type Bounds,
  type IndexedRow,
  type NumberName,
  numbers,
  type PageOf,
  type Placed,
} from './inverted-index.types.ts'
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

const max_found = 64
const max_left_tokens = 100_000

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
  #facets = new Int32Array(1024)
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
  #first_tokens = 0
  /** How often a token was written to a slot. */
  #pushed = 0
  /** Since the last change. */
  #found = new Map<string, SlotSet>()

  get size(): number {
    return this.#slots.size
  }

  /** True where so many slots are empty, or tokens left of what was changed, that the index is better made again. */
  get isWorn(): boolean {
    const has_empty = this.#listing_ids.length > 1_000 + 1.4 * this.#slots.size
    return has_empty || this.#dictionary.size > max_left_tokens + 2 * this.#first_tokens
  }

  /** What it holds from now on is a change. */
  endLoading(): void {
    this.#first_tokens = this.#dictionary.size
  }

  /** In bytes, roughly. */
  get weight(): number {
    return 250 * this.#dictionary.size + 6 * this.#pushed + 250 * this.#listing_ids.length
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
    this.#pushed += tokens.length
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
    const compare = (one: Placed, other: Placed) =>
      sign * (one.value - other.value) || sign * (one.listing_id - other.listing_id)
    const slots = listSlots(found)
    let nearest: Placed[] = []
    // Of the first of them that are known, the last: what comes after it isn't among the first.
    let last: Placed | undefined
    for (let nth = 0; nth < slots.length; nth += 1) {
      const slot = slots[isDescending ? slots.length - 1 - nth : nth]!
      const value = values[slot]!
      if (last && sign * (value - last.value) > 0) continue
      const placed = { listing_id: this.#listing_ids[slot]!, value }
      if ((last && compare(placed, last) > 0) || (after && compare(placed, after) <= 0)) continue
      nearest.push(placed)
      if (nearest.length < 2 * size) continue
      nearest = nearest.toSorted(compare).slice(0, size)
      last = nearest.at(-1)
    }
    return nearest.toSorted(compare).slice(0, size)
  }

  /** @param step of how many that are found one is counted */
  tally(found: SlotSet, step: number): Tally {
    const [counted, begins] = [this.#facets, this.#begins]
    const names = this.#dictionary.facet_tokens
    const counts = new Int32Array(names.length)
    const newest = new Float64Array(names.length)
    const in_buckets = new Int32Array(price_edges.length + 1)
    const slots = listSlots(found, step)
    for (let nth = 0; nth < slots.length; nth += 1) {
      const slot = slots[nth]!
      const [begin, end, listing_id] = [begins[slot]!, begins[slot + 1]!, this.#listing_ids[slot]!]
      if (counted[begin]! >= 0) in_buckets[counted[begin]!]! += 1
      for (let at = begin + 1; at < end; at += 1) {
        const facet = counted[at]!
        counts[facet]! += 1
        if (newest[facet]! < listing_id) newest[facet] = listing_id
      }
    }
    const tokens: Tally['tokens'] = new Map()
    for (let facet = 0; facet < counts.length; facet += 1) {
      const count = counts[facet]!
      if (count > 0) tokens.set(names[facet]!, { count, listing_id: newest[facet]! })
    }
    const prices: Tally['prices'] = new Map()
    for (const [bucket, count] of in_buckets.entries()) if (count > 0) prices.set(bucket, count)
    return { hits: slots.length, tokens, prices }
  }

  #write(slot: number, row: IndexedRow): void {
    this.#found.clear()
    this.#changed_in[slot] = row.changed_in
    for (const name of numbers) this.#numbers[name][slot] = row[name] ?? Number.NaN
    this.#facets[this.#begins[slot]!] = findBucket(row.price_cents ?? 0)
  }

  #writeFacets(slot: number, tokens: Token[]): void {
    let end = this.#begins[slot]!
    this.#facets = growTo(this.#facets, end + tokens.length + 1)
    this.#begins = growTo(this.#begins, slot + 2)
    end += 1
    for (const { facet } of tokens) if (facet >= 0) this.#facets[end++] = facet
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
