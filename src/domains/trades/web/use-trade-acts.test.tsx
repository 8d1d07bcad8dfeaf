import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useTradeMoved } from './use-trade-acts.ts'

test('a changed sale invalidates its queries and those it affects', async () => {
  const client = new QueryClient()
  const read = [
    'listTrades',
    'getSalesTotals',
    'listOwnListings',
    'getOwnListingNeeds',
    'listOffers',
    'listDueReviews',
  ]
  for (const name of [...read, 'listCategories']) client.setQueryData([name, {}], { items: [] })
  let moved = () => Promise.resolve()
  function Seller() {
    moved = useTradeMoved()
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Seller />
    </QueryClientProvider>,
  )
  await moved()
  const isStale = (name: string) => client.getQueryState([name, {}])!.isInvalidated
  expect(read.filter((name) => !isStale(name))).toEqual([])
  expect(isStale('listCategories')).toBe(false)
})
