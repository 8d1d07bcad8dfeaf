import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getSalesTotals, listTrades, type Trade } from '#domains/trades/common/trades.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { TradeList } from './trade-list.tsx'
import { parseTradeQuery } from './trade-query.ts'

const trade = (id: number, title: string, rest: Partial<Trade> = {}) =>
  ({
    id,
    role: 'buyer',
    listing: { id: 100_000 + id, type: 'general', title, cover: null },
    quantity: 1,
    total_cents: 24_00,
    terms: null,
    parcel: null,
    proposal: null,
    how: 'buy_now',
    status: 'agreed',
    agreed_at: '2026-11-22T00:00:00.000Z',
    payment_confirmed: false,
    moves: [],
    may: [],
    may_change: [],
    default_stated: null,
    counterparty: { id: 1, full_name: 'Ben Neb', display_name: 'Ben N.', is_suspended: false },
    ...rest,
  }) as unknown as Trade

const bike = trade(5001, 'Red bike')
const lamp = trade(5000, 'Old lamp', { status: 'completed' })

const totals = {
  all: { count: 2, total_cents: 48_00 },
  unfinished: { count: 1, total_cents: 24_00 },
  months: [{ month: '2026-11', count: 2, total_cents: 48_00 }],
}

function List() {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  return (
    <main>
      <TradeList
        side="buyer"
        query={parseTradeQuery(params, Number(params.get('page') ?? 1))}
        isReviewDue={(id) => id === lamp.id}
        nothing={<p>Nothing bought</p>}
      />
      <p data-testid="address">{pathname + search}</p>
    </main>
  )
}

/** Tests share one cache, so that each has filters of its own. */
async function show(search = '') {
  authStore.setState({ known: true, token: 'a token', user: { id: 1002, type: 'user' } as Account })
  const router = createMemoryRouter([{ path: '*', Component: List }], {
    initialEntries: [`/iwon-ilost?show=won${search}`],
  })
  return await render(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
  )
}

type Filters = Parameters<typeof answerWith<typeof listTrades>>[1]

const input = (filters: Filters = {}) => ({ role: 'buyer' as const, ...filters, page: 1, limit: 20 })

function answer(items: Trade[], ...searches: Filters[]) {
  fakeApi()
  answerWith(getSalesTotals, { role: 'buyer' }, totals)
  for (const filters of searches)
    answerWith(listTrades, input(filters), { items, total: items.length, page: 1, limit: 20 })
}

test('open trades come first, and each row leads to its trade', async () => {
  const month = '2026-11'
  answer([bike, lamp], { month })
  await show(`&month=${month}`)
  await page.viewport(1280, 800)
  const open = page.getByRole('list', { name: 'Open' })
  await expect
    .element(open.getByRole('link', { name: 'Pay NZ$\u00a024 Red bike' }))
    .toHaveAttribute('href', '/trades/5001')
  const finished = page.getByRole('list', { name: 'Finished' })
  await expect.element(finished.getByRole('link', { name: 'Leave a review Old lamp' })).toBeVisible()
  await expect.element(page.getByText(/From Ben Neb · bought .* · H5001/).first()).toBeVisible()
  await expect.element(page.getByText(/1 for NZ\$\s24/)).toBeVisible()
  await page.getByRole('button', { name: 'More for “Red bike”' }).click()
  const message = page.getByRole('menuitem', { name: 'Message' })
  await expect.element(message).toHaveAttribute('href', '/ichat?listing=105001')
  expect(await findViolations()).toEqual([])
})

test('finished trades fold to a line while others are open', async () => {
  answer([])
  const items = [bike, lamp, trade(4999, 'Blue vase', { status: 'completed' })]
  answerWith(listTrades, { ...input(), page: 2 }, { items, total: 23, page: 2, limit: 20 })
  await show('&page=2')
  await expect.element(page.getByRole('list', { name: 'Open' })).toBeVisible()
  const vase = page.getByRole('link', { name: 'Blue vase', exact: true })
  expect(vase.elements()).toEqual([])
  await page.getByText('Finished (2)').click()
  await expect.element(vase).toBeVisible()
  await expect.element(vase).toHaveAttribute('href', '/trades/4999')
})

test('finished trades are open where nothing else is', async () => {
  answer([lamp], { state: 'finished' })
  await show('&state=finished')
  await expect.element(page.getByRole('link', { name: 'Old lamp', exact: true })).toBeVisible()
})

test('state and month go to the address', async () => {
  const [state, month, q] = ['open' as const, '2026-11', 'bike']
  answer([bike], { q }, { state, q }, { state, month, q })
  await show('&find=bike')
  await page.getByLabelText('State').selectOptions('Open')
  await page.getByLabelText('Month').selectOptions('November 2026 (2)')
  await expect
    .element(page.getByTestId('address'))
    .toHaveTextContent('/iwon-ilost?show=won&state=open&month=2026-11&find=bike')
})

test('without any trade the page says what to do, with filters how to clear them', async () => {
  answer([], {}, { q: 'lamp' })
  await show('&find=lamp')
  await expect.element(page.getByText('No purchases match')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.element(page.getByText('Nothing bought')).toBeVisible()
})

test('an error can be retried', async () => {
  const month = '2026-10'
  answer([])
  refuseWith(listTrades, input({ month }), { key: 'forbidden', status: 403, message: 'Not now.' })
  await show(`&month=${month}`)
  await expect.element(page.getByText('Not now.')).toBeVisible()
  answer([lamp], { month })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Old lamp').first()).toBeVisible()
})
