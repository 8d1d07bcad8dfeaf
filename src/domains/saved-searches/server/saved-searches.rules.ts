import { type Near, readNear } from '#domains/places/common/near.ts'
import type { FieldParameter, FieldRange } from '#domains/search/common/fields/search-fields.ts'
import type { SavedQuery } from '#domains/saved-searches/common/saved-searches.ts'
import { entriesOf } from '#platform/common/records.ts'
import { parseTokenQuery, type TokenQuery } from './token-query.rules.ts'

interface Bounded {
  of: string
  end: 'min' | 'max'
}

/**
 * A new part of a search, other than a field's, doesn't compile until it's listed here. `words`, `token` and `looked_up` parts are matched by
 * the tokens query itself.
 */
export const treatments = {
  q: 'words',
  type: 'token',
  category: 'token',
  region: 'looked_up',
  district: 'looked_up',
  suburb: 'looked_up',
  near: 'place',
  price_min: { of: 'price_cents', end: 'min' },
  price_max: { of: 'price_or_last_cents', end: 'max' },
  condition: 'token',
  sale_method: 'token',
  seller: 'token',
  seller_kind: 'token',
  no_reserve: 'token',
  reserve_met: 'token',
  buy_now_too: 'token',
  can_be_sent: 'token',
  free_delivery: 'token',
  beside: 'looked_up',
  open_home_on: 'token',
  agent: 'token',
  attr: 'looked_up',
} as const satisfies Record<
  Exclude<keyof SavedQuery, FieldParameter>,
  'words' | 'token' | 'place' | 'looked_up' | Bounded
>

export interface Bound {
  of: string[]
  min?: number
  max?: number
  /** In place of `min`: at least a day so many months after the listing is found. */
  months_ahead?: number
}

export interface AlertState {
  /** PostgreSQL's query of the tokens of a row; null when any row matches. */
  tokens: string | null
  ranges: { key: string; min?: number; max?: number }[]
  fieldRanges: FieldRange[]
}

export interface StoredState {
  wanted: string | null
  bounds: Bound[]
  near: Near | null
}

export function getStored(query: SavedQuery, { tokens, ranges, fieldRanges }: AlertState): StoredState {
  const bounds = new Map<string, Bound>()
  for (const [part, how] of entriesOf(treatments)) {
    const value = query[part]
    if (typeof how === 'string' || typeof value !== 'number') continue
    bounds.set(how.of, { ...(bounds.get(how.of) ?? { of: [how.of] }), [how.end]: value })
  }
  return {
    wanted: tokens,
    bounds: [
      ...bounds.values(),
      ...ranges.map(({ key, ...ends }) => ({ of: ['numbers', key], ...ends })),
      ...fieldRanges.map(({ column, key, monthsAhead, ...ends }) => ({
        of: column === null ? ['numbers', key] : [column],
        ...ends,
        ...(monthsAhead !== undefined && { months_ahead: monthsAhead }),
      })),
    ],
    near: query.near === undefined ? null : readNear(query.near),
  }
}

export type Shares = ReadonlyMap<string, number>

/** The key of searches that can't be narrowed down. */
const anything = '=*'
const prefixLength = 6
const beginningKey = (begun: string) => `=^${Array.from(begun).slice(0, prefixLength).join('')}`

/** Every matching listing has one of these keys; the rarest required token is chosen. */
export function getKeys({ wanted }: StoredState, shares: Shares): string[] {
  const best = wanted === null ? null : keysOfTokens(parseTokenQuery(wanted), shares)
  return best ? [...new Set(best.keys)] : [anything]
}

export function tokensIn({ wanted }: StoredState): string[] {
  const listTokens = (query: TokenQuery): string[] =>
    query.kind === 'token' ? [query.token] : query.kind === 'not' ? [] : query.parts.flatMap(listTokens)
  return wanted === null ? [] : listTokens(parseTokenQuery(wanted))
}

interface AlertChannel {
  keys: string[]
  /** The share of all listings that these keys check. */
  share: number
}

function keysOfTokens(query: TokenQuery, shares: Shares): AlertChannel | null {
  if (query.kind === 'token') {
    const { token, isBeginning } = query
    return isBeginning
      ? { keys: [beginningKey(token)], share: shareOfBeginning(token, shares) }
      : { keys: [token], share: shares.get(token) ?? guess(token) }
  }
  // Excluded words can't be a key.
  if (query.kind === 'not') return null
  const ways = query.parts.map((part) => keysOfTokens(part, shares))
  if (query.kind === 'or') {
    const all = ways.filter((way) => way !== null)
    if (all.length < ways.length) return null
    return { keys: all.flatMap(({ keys }) => keys), share: all.reduce((sum, { share }) => sum + share, 0) }
  }
  return ways.filter((way) => way !== null).toSorted((a, b) => a.share - b.share)[0] ?? null
}

/**
 * Default share by kind of token: nearly every listing has the same few ways to sell; l, h and g are map squares, q and
 * j pairs.
 */
const usual: Record<string, number> = {
  t: 0.4,
  m: 0.4,
  n: 0.4,
  x: 0.5,
  r: 0.1,
  d: 0.04,
  c: 0.02,
  s: 0.01,
  u: 0.001,
  l: 0.05,
  h: 0.02,
  g: 0.005,
  q: 0.003,
  j: 0.2,
  e: 0.02,
  f: 0.01,
  i: 0.001,
}
const usualWord = 0.003
const usualOther = 0.05

function guess(token: string): number {
  const kind = /^=(\w):/.exec(token)?.[1]
  return kind === undefined ? usualWord : (usual[kind] ?? usualOther)
}

function shareOfBeginning(begun: string, shares: Shares): number {
  let share = guess(begun) * 2
  for (const [token, known] of shares) if (token.startsWith(begun)) share += known
  return share
}

/** Every key under which a matching search may be stored. */
export function listListingKeys(tokens: string[]): string[] {
  const keys = new Set([anything])
  for (const token of tokens) {
    keys.add(token)
    if (token.startsWith('=')) continue
    const letters = Array.from(token).slice(0, prefixLength)
    for (let length = 1; length <= letters.length; length += 1)
      keys.add(beginningKey(letters.slice(0, length).join('')))
  }
  return [...keys]
}
