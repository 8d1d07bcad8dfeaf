import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import {
  type AdminListingRow,
  decideListings,
  listAdminListings,
  setListingStatus,
} from '#domains/moderation/common/moderation.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { QueryProvider, useApiQuery } from '#platform/web/loading/query.tsx'
import { Table } from '#platform/web/ui/facts/table.tsx'
import { useRowKeys } from '#domains/staff/web/frame/admin.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { listColumns } from '../listings-columns.tsx'

const pending = { status: 'pending', q: undefined } as const
// A separate table, since replies are cached between tests.
const pendingKete = { status: 'pending', q: 'kete' } as const

const waiting = [1, 2, 3, 4].map((n): AdminListingRow => ({
  id: toListingId(100_000 + n),
  type: 'general',
  status: 'pending',
  title: `Kete ${n}`,
  cover: null,
  category_name: 'Baskets',
  seller_id: toAccountId(1001),
  seller_name: 'Mere K.',
  sale_method: 'fixed_price',
  price_cents: 5000,
  bid_count: 0,
  closes_at: null,
  closed_at: null,
  changed_at: '2026-11-22T00:00:00.000Z',
  appeals: false,
  open_flags: 0,
  is_flagged_by_hoko: false,
  oldest_flag: null,
  purpose: null,
  disputed: false,
  sold: null,
}))

function leave(items: AdminListingRow[], search: typeof pending | typeof pendingKete = pending) {
  const counts = { pending: items.length, appeals: 0, flagged: 0, disputed: 0 }
  answerWith(listAdminListings, search, { items, total: items.length, page: 1, limit: 50, counts })
}

function Queue({ search }: { search: typeof pending | typeof pendingKete }) {
  useRowKeys()
  const { data } = useApiQuery(listAdminListings, search)
  if (!data) return null
  return (
    <main>
      <BulkBar rows={data.items} chosen={new Set()} onChoose={() => undefined} />
      <Table
        caption="Listings"
        columns={listColumns({}, String)}
        rows={data.items}
        rowKey={({ id }) => id}
        pressable
      />
    </main>
  )
}

const row = (n: number) => page.getByRole('link', { name: `Kete ${n}` })
const dialog = (n: number) => page.getByRole('dialog', { name: `Approve “Kete ${n}”?` })

test.each([
  ['', pending, false],
  // Simulates a busy machine, where React closes the dialog only after the next frame.
  [', with a late animation frame', pendingKete, true],
])('A and Enter approve a whole queue, row by row%s', async (_, search, isAtOnce) => {
  if (isAtOnce)
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((notify) => {
      notify(performance.now())
      return 0
    })
  onTestFinished(() => void vi.restoreAllMocks())
  const { values: input } = fakeApi()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'admin' } as Account })
  leave(waiting, search)
  await page.viewport(1360, 900)
  await render(
    <MemoryRouter>
      <QueryProvider>
        <Queue search={search} />
      </QueryProvider>
    </MemoryRouter>,
  )
  await expect.element(row(2)).toBeVisible()
  row(1).element().focus()
  await commands.press('j')
  await expect.element(row(2)).toHaveFocus()

  const approve = async (n: number, left: number[], next: number) => {
    const id = 100_000 + n
    answerWith(setListingStatus, { id }, { id, status: 'active', closes_at: null, reason: null })
    await commands.press('a')
    await expect.element(dialog(n).getByRole('button', { name: 'Approve listing' })).toHaveFocus()
    leave(
      waiting.filter((one) => left.includes(one.id - 100_000)),
      search,
    )
    await commands.press('Enter')
    await expect.element(row(next)).toHaveFocus()
    expect(dialog(n).query()).toBeNull()
  }
  await approve(2, [1, 3, 4], 3)
  await approve(3, [1, 4], 4)
  await commands.press('k')
  await expect.element(row(1)).toHaveFocus()
  await commands.press('j')
  await expect.element(row(4)).toHaveFocus()
  await approve(4, [1], 1)
  const sent = input.filter(({ path }) => path.startsWith('/api/listing-status/'))
  expect(sent.map(({ path }) => path.slice(-1))).toEqual(['2', '3', '4'])
})

test('approving several listings asks no reason', async () => {
  const { values: input } = fakeApi()
  leave(waiting)
  const ids = waiting.slice(0, 2).map(({ id }) => id)
  await render(
    <MemoryRouter>
      <QueryProvider>
        <BulkBar rows={waiting} chosen={new Set(ids)} onChoose={() => undefined} />
      </QueryProvider>
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: /^Approve 2/ }).click()
  const question = page.getByRole('dialog', { name: 'Approve 2 listings?' })
  await expect.element(question).toBeVisible()
  expect(question.getByRole('textbox').query()).toBeNull()
  const decided = ids.map((id) => ({ id, status: 'active' as const }))
  answerWith(decideListings, {}, { decided, refused: [] })
  await question.getByRole('button', { name: 'Approve 2 listings' }).click()
  await expect.poll(() => question.query()).toBeNull()
  expect(input.find(({ path }) => path === '/api/admin-listing-status')?.body).toEqual({
    ids,
    status: 'active',
  })
})
