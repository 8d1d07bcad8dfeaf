import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import {
  getBulkAct,
  planBulkAct,
  planUndo,
  runBulkAct,
  type BulkAct,
  type BulkItem,
} from '#domains/selling/common/bulk-acts.ts'
import { toListingId } from '#platform/common/ids.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { BulkDialog } from './bulk-dialog.tsx'

beforeEach(() => {
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
})

const item = (id: number, more: Partial<BulkItem> = {}): BulkItem => ({
  listing_id: toListingId(id),
  type: 'general',
  title: `Bowl ${id}`,
  bid_count: 0,
  before: { buy_now_price_cents: 50_00 },
  after: { buy_now_price_cents: 55_00 },
  state: 'waiting',
  refusal: null,
  relisted_as: null,
  ...more,
})

const refused = item(3, {
  before: {},
  after: {},
  state: 'stays',
  refusal: 'People have bid, so you can’t change this.',
})

const plan: BulkAct = {
  id: 7,
  kind: 'price',
  undoes: null,
  state: 'planned',
  matching: 3,
  counts: { planned: 2, stays: 1, waiting: 2, done: 0, refused: 0, changed: 0 },
  sums: { before_cents: 100_00, after_cents: 110_00 },
  fee_cents: 0,
  may_undo: false,
  items: [item(1), item(2), refused],
  created_at: '2026-12-01T00:00:00.000Z',
}

const report: BulkAct = {
  ...plan,
  state: 'done',
  counts: { ...plan.counts, waiting: 0, done: 1, changed: 1 },
  may_undo: true,
  items: [
    item(1, { state: 'done' }),
    item(2, { state: 'changed', refusal: 'It changed after the plan was made, so it was left alone.' }),
    refused,
  ],
}

const ids = [1, 2, 3].map(toListingId)

const open = (kind: 'price' | 'withdraw' = 'price') => {
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const element = (
    <QueryProvider>
      <BulkDialog
        kind={kind}
        selection={{ input: { listing_ids: ids }, count: 3 }}
        onDone={onDone}
        onClose={onClose}
      />
    </QueryProvider>
  )
  // Leaving typed text behind needs a data router.
  const shown = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return { onDone, onClose, shown }
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }).last())
const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible()

const row = async (name: string, text: RegExp) =>
  await expect
    .poll(() => page.getByRole('row', { name: new RegExp(name) }).element().textContent)
    .toMatch(text)

const act = { kind: 'price', price: 'listed', change: { by: 'percent', percent: -10 } } as const

test('BulkDialog plans, shows what stays and why, runs, reports and undoes', async () => {
  const { values } = fakeApi()
  answerWith(planBulkAct, { act, listing_ids: ids }, plan)
  answerWith(runBulkAct, { id: 7 }, { ...plan, state: 'running' })
  answerWith(getBulkAct, { id: 7 }, report)
  answerWith(planUndo, { id: 7 }, { ...plan, id: 8, undoes: 7, items: [item(1)] })
  const { onDone, onClose, shown } = open()
  await shown
  await heading('Change the price of 3 listings')
  await press('See what would change')
  await expect.element(page.getByText('Enter a whole percentage from 1 to 900.')).toBeVisible()
  expect(values).toEqual([])

  await page.getByLabelText('How it changes').selectOptions('Lower by a percentage')
  await page.getByLabelText('Percent').fill('10')
  await press('See what would change')
  await heading('2 of 3 will change')
  await expect.element(page.getByText(/Together NZ\$\s100 now, NZ\$\s110 afterwards\./)).toBeVisible()
  await row('Bowl 3', /People have bid/)
  await row('Bowl 1', /NZ\$\s50NZ\$\s55$/)

  await press('Change 2 listings')
  await heading('1 of 2 changed')
  await row('Bowl 2', /left alone/)
  await press('Undo')
  await heading('Change 2 listings back?')
  await press('Close')
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('BulkDialog goes back from a plan to the same form, and closes without an act', async () => {
  fakeApi()
  answerWith(
    planBulkAct,
    { act: { kind: 'withdraw', reason: 'Moving.' }, listing_ids: ids },
    {
      ...plan,
      id: 9,
      kind: 'withdraw',
      sums: null,
      fee_cents: 1_500,
      items: [item(1, { bid_count: 2 })],
    },
  )
  const { onDone, onClose, shown } = open('withdraw')
  await shown
  await page.getByLabelText(/Your reason/).fill('Moving.')
  await press('See what would change')
  await heading('2 of 3 will be withdrawn')
  await expect.element(page.getByText(/fees add up to NZ\$\s15\./)).toBeVisible()
  await press('Back')
  await expect.element(page.getByLabelText(/Your reason/)).toHaveValue('Moving.')
  await press('Go back')
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})
