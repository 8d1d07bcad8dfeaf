import { searchListings } from '#contract/search/search.ts'
import { measurePage } from './harness/page.ts'

await measurePage('page_listing', 3310, async ({ market }) => {
  const { items } = await market.as(null).call(searchListings, { sort: 'most_bids', limit: 1 })
  return `/general/${items[0]!.id}/detail`
})
