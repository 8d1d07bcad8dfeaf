import type { Trade } from '#domains/trades/common/trades.ts'

export type TradeState = 'open' | 'finished'

/** The parameters of a list of trades in the address. `q` and `title` search elsewhere. */
export interface TradeQuery {
  state: TradeState | null
  /** In New Zealand, as 2026-11. */
  month: string | null
  find: string
  page: number
}

export const maxFindCharacters = 80

const month = /^\d{4}-(?:0[1-9]|1[0-2])$/

export function parseTradeQuery(params: URLSearchParams, page: number): TradeQuery {
  const [state, requestedMonth] = [params.get('state'), params.get('month') ?? '']
  return {
    state: state === 'open' || state === 'finished' ? state : null,
    month: month.test(requestedMonth) ? requestedMonth : null,
    find: (params.get('find') ?? '').trim().slice(0, maxFindCharacters),
    page,
  }
}

export const noTradeFilters: TradeQuery = { state: null, month: null, find: '', page: 1 }

export const hasFilters = ({ state, month: chosenMonth, find }: TradeQuery): boolean =>
  state !== null || chosenMonth !== null || find !== ''

const lists: Record<Trade['role'], string> = {
  buyer: '/iwon-ilost?show=won',
  seller: '/isell?status=sold',
}

export function getTradeListPath(
  role: Trade['role'],
  query: TradeQuery = noTradeFilters,
  change: Partial<TradeQuery> = {},
): string {
  const { state, month: chosenMonth, find, page } = { ...query, page: 1, ...change }
  const [path, first] = lists[role].split('?')
  const params = new URLSearchParams(first)
  if (state) params.set('state', state)
  if (chosenMonth) params.set('month', chosenMonth)
  if (find) params.set('find', find)
  if (page > 1) params.set('page', String(page))
  return `${path}?${params}`
}

/** As `listTrades` and `exportTrades` take them. */
export const toTradeFilters = (role: Trade['role'], { state, month: chosenMonth, find }: TradeQuery) => ({
  role,
  ...(state && { state }),
  ...(chosenMonth && { month: chosenMonth }),
  ...(find && { q: find }),
})
