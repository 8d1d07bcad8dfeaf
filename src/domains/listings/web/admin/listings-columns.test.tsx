import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AdminListingRow } from '#domains/moderation/common/moderation.ts'
import { Table } from '#platform/web/ui/facts/table.tsx'
import { listColumns } from './listings-columns.tsx'

const row = {
  id: 100_325,
  type: 'general',
  status: 'sold',
  title: 'Hand-thrown bowl',
  seller_name: 'Mere K.',
  sale_method: 'fixed_price',
  price_cents: 6500,
  changed_at: '2026-11-22T00:00:00.000Z',
  sold: { quantity: 2, total_cents: 13_000 },
} as AdminListingRow

function render(search: Parameters<typeof listColumns>[0], shown = row) {
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <Table
        caption="Listings"
        columns={listColumns(search, String)}
        rows={[shown]}
        rowKey={({ id }) => id}
      />
    </MemoryRouter>,
  )
  const heads = [...text.matchAll(/<th .*?<\/th>/gs)].map(([head]) => head.replace(/<[^>]*>/g, '').trim())
  return { text, heads: heads.filter((head) => head !== '') }
}

test('a filter by sale date shows the total and the quantity sold', () => {
  const { text, heads } = render({ sold_from: '2026-11-01', sold_to: '2026-11-28' })
  expect(heads).toContain('Sold for')
  expect(heads).not.toContain('Price')
  expect(text).toContain('NZ$\u00a0130 for 2')
  expect(render({}).text).toContain('NZ$\u00a065<')
})

test('a table of reported listings drops columns that don’t help a report', () => {
  expect(render({}).heads).toEqual([
    'Listing',
    'Status',
    'Seller',
    'Category',
    'Price',
    'Bids',
    'Closes',
    'Changed',
  ])
  expect(render({ flagged: 'yes' }).heads).toEqual([
    'Listing',
    'Oldest report',
    'Status',
    'Seller',
    'Price',
    'Closes',
  ])
})

test('a paused auction has no closing time', () => {
  const auction = { ...row, sale_method: 'auction' as const, closes_at: '2026-11-30T03:00:00.000Z' }
  expect(render({}, { ...auction, status: 'active' }).text).toContain('30 Nov')
  const { text } = render({}, { ...auction, status: 'suspended' })
  expect(text).toContain('Paused')
  expect(text).not.toContain('30 Nov')
})
