import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getListingHistory } from '#domains/selling/common/selling.ts'
import { toListingId } from '#platform/common/ids.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { describeInterest, OwnListingTable } from './own-listing-table.tsx'
import type { OwnListingsQuery, OwnRow } from './use-own-listings.ts'

beforeEach(() => {
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
})

const id = toListingId(101_300)

const row = {
  id,
  type: 'general',
  title: 'Road bike',
  status: 'unsold',
  sale_method: 'auction',
  sold: null,
  may_relist: true,
  relisted_as: null,
  earlier_rounds: 2,
  closes_at: null,
  expires_at: null,
  status_reason: null,
  cover: null,
  property_brief: null,
  price_cents: 95_00,
  reserve_price_cents: null,
  bid_count: 0,
  watchers: 4,
  views: 1_234,
  questions_waiting: 0,
  offers_waiting: 0,
  is_featured: false,
  hold: null,
  updated_at: '2026-12-01T00:00:00.000Z',
} as unknown as OwnRow

const query: OwnListingsQuery = { status: 'unsold', view: 'sales', q: '', sort: 'most_watched', page: 1 }

const open = async (choosing = false) => {
  const element = (
    <QueryProvider>
      <OwnListingTable
        query={query}
        rows={[row]}
        renderBuyers={() => null}
        renderChoice={choosing ? () => <input type="checkbox" aria-label="Select Road bike" /> : null}
      />
    </QueryProvider>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const head = (name: string) => page.getByRole('columnheader', { name })

test('OwnListingTable says how it is sorted, and its heads sort by key', async () => {
  fakeApi()
  await open()
  await expect.element(head('Watchers')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(head('Price')).not.toHaveAttribute('aria-sort')
  const link = page.getByRole('link', { name: 'Watchers' })
  await expect.element(link).toHaveAttribute('href', '/isell?status=unsold&sort=least_watched')
  await expect.element(page.getByRole('cell', { name: '1,234' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Offer/ })).toBeVisible()
})

test('OwnListingTable leaves out the next step while listings are selected', async () => {
  fakeApi()
  await open(true)
  await expect.element(page.getByLabelText('Select Road bike')).toBeVisible()
  await expect.element(head('Next step')).not.toBeInTheDocument()
})

test('earlier rounds open below the row, with how each ended', async () => {
  const { values } = fakeApi()
  const earlier = {
    id: 101_200,
    type: 'general',
    sale_method: 'auction',
    listed_at: '2026-11-01T00:00:00.000Z',
    ended_at: '2026-11-08T00:00:00.000Z',
    outcome: 'unsold',
    asked_cents: 90_00,
    reached_cents: 70_00,
    bid_count: 3,
  } as const
  answerWith(
    getListingHistory,
    { id },
    { first_listed_at: earlier.listed_at, earlier: [earlier], later: null, edits: [] },
  )
  await open()
  await expect.element(page.getByText('Listed 3 times ·')).toBeVisible()
  expect(values).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'see earlier rounds' }))
  await expect.element(page.getByText(/asked NZ\$\s90 · reached NZ\$\s70 · 3 bids/)).toBeVisible()
})

test.each([
  ['auction', 0, 0, '0'],
  ['auction', 3, 2, '3 · 2 offers'],
  ['fixed_price', 0, 1, '1 offer'],
  ['fixed_price', 0, 0, '–'],
] as const)('a %s with %i bids and %i offers shows %s', (saleMethod, bidCount, offersWaiting, expected) => {
  const shown = { sale_method: saleMethod, bid_count: bidCount, offers_waiting: offersWaiting }
  expect(describeInterest(shown)).toBe(expected)
})
