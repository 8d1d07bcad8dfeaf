import type { OperationInput } from '#platform/common/operation.ts'
import type { listFavourites } from '#domains/watchlist/common/watching.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/watchlist/texts.ts'

type Query = OperationInput<typeof listFavourites>

const getSorts = makeTexts(
  () =>
    [
      { value: 'closing', label: t.closing_soonest() },
      { value: 'latest', label: t.watched_last() },
      { value: 'price_low', label: t.lowest_price() },
      { value: 'price_high', label: t.highest_price() },
    ] as const,
)

export interface WatchView {
  state: 'open' | 'closed'
  sort: ReturnType<typeof getSorts>[number]['value']
  page: number
}

export const sortOptions = (state: WatchView['state']) =>
  getSorts().map((one) =>
    one.value === 'closing' && state === 'closed' ? { ...one, label: t.closed_last() } : one,
  )

export function readView(params: URLSearchParams, page: number): WatchView {
  const state = params.get('show') === 'closed' ? 'closed' : 'open'
  const sort = getSorts().find(({ value }) => value === params.get('sort'))?.value ?? 'closing'
  return { state, sort, page }
}

export const getQuery = ({ state, sort, page }: WatchView): Query => ({ state, sort, page, limit: 50 })

export function viewAddress({ state, sort, page }: WatchView): string {
  const query = new URLSearchParams()
  if (state === 'closed') query.set('show', state)
  if (sort !== 'closing') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '/iwatch' : `/iwatch?${text}`
}
