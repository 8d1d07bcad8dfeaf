import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { WatchNews } from './watch-list-row.tsx'
import type { News } from './use-seen.ts'

test('the news take one line on the narrowest phone, and are read in full', async () => {
  await page.viewport(320, 800)
  const changes = [
    { kind: 'bids', count: 3 },
    { kind: 'price', from_cents: 100, to_cents: 450 },
    { kind: 'reserve', state: 'met' },
  ]
  const news = { since: '2026-11-22T00:00:00.000Z', changes } as News
  await render(<WatchNews news={news} listing={{ sale_method: 'auction', bid_count: 3 } as ListingCard} />)
  const line = page.getByText(/3 new bids · Up from NZ\$\s1 · Reserve met/)
  await expect.element(line).toBeVisible()
  expect(line.element().getBoundingClientRect().height).toBeLessThan(24)
})
