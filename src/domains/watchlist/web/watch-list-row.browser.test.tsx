import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { WatchNews } from './watch-list-row.tsx'
import type { News } from './use-seen.ts'

test('no line of the news starts with a separator dot', async () => {
  await page.viewport(320, 800)
  const changes = [
    { kind: 'bids', count: 3 },
    { kind: 'price', from_cents: 100, to_cents: 450 },
  ]
  const news = { since: '2026-11-22T00:00:00.000Z', changes } as News
  await render(<WatchNews news={news} listing={{ sale_method: 'auction', bid_count: 3 } as ListingCard} />)
  const lines = page.getByRole('listitem').elements()
  const starts = lines.map((line) => {
    const range = document.createRange()
    range.selectNodeContents(line)
    return range.getClientRects()[0]!
  })
  expect(starts[1]!.top).toBeGreaterThan(starts[0]!.bottom - 1)
  expect(starts[1]!.left).toBe(starts[0]!.left)
})
