import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import {
  answerProposal,
  proposeChange,
  type TradeDetails,
  type TradeProposal,
  type TradeTerms,
} from '#domains/trades/common/terms.ts'
import { changeTrade, type Trade } from '#domains/trades/common/trades.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { findViolations } from '#test/browser/axe.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { HandoverQr, getHandoverAddress } from './handover-qr.tsx'
import { OpenProposal } from './open-proposal.tsx'
import ParcelDialog from './parcel-dialog.tsx'
import { ProposeTotalDialog } from './propose-dialogs.tsx'
import { TotalPart } from './total-part.tsx'

const terms: TradeTerms = {
  version: 1,
  reference: 'H9001',
  quantity: 1,
  items_cents: 24_00,
  delivery: {
    method: 'option',
    kind: 'courier',
    name: '',
    delivery_cents: 7_00,
    rural_cents: 4_50,
    days_to_send: 2,
    is_tracked: true,
    joined_to: null,
  },
  total_cents: 35_50,
  is_final: true,
  pay_by: '2026-12-07T00:00:00.000Z',
  choose_by: null,
}

// The parts read only these fields.
const trade = {
  id: 9001,
  role: 'seller',
  status: 'paid',
  quantity: 1,
  price_cents: 24_00,
  total_cents: 24_00,
  terms,
  parcel: null,
  proposal: null,
  moves: [],
  may: ['mark_sent'],
  may_change: ['propose_total', 'answer_proposal'],
  payment_methods: [],
  default_stated: null,
  counterparty: { full_name: 'Mere Kahu', display_name: 'Mere K', is_suspended: false },
} as unknown as Trade
const details = { carriers: ['NZ Post', 'Aramex'], joinable: [] } as unknown as TradeDetails
const proposal: TradeProposal = {
  id: 3,
  kind: 'total',
  side: 'buyer',
  reason: 'It has a dent.',
  items_cents: 20_00,
  delivery_cents: 10_00,
  quantity: null,
  joined_to: null,
  total_cents: 30_00,
  proposed_at: '2026-12-01T00:00:00.000Z',
}

let sent: ReturnType<typeof fakeApi>['values']
beforeEach(() => {
  sent = fakeApi().values
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
  notify.clear()
})

function show(part: ReactElement) {
  const element = (
    <>
      {part}
      <Toaster />
    </>
  )
  return render(
    <QueryProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryProvider>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const bodies = () => sent.map(({ body }) => body)

test('a proposal is accepted with its total in both buttons, once', async () => {
  answerWith(answerProposal, { id: 9001 }, { trade_id: 9001, total_cents: 30_00 })
  await show(<OpenProposal trade={trade} proposal={proposal} details={details} />)
  await expect
    .element(
      page.getByText(
        'Mere Kahu proposes NZ$\u00a030 in all: NZ$\u00a020.00 for the items + NZ$\u00a010.00 delivery. It’s NZ$\u00a035.50 now.',
      ),
    )
    .toBeVisible()
  await button('Accept NZ$\u00a030').click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Accept NZ$\u00a030' })
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findViolations()).toEqual([])
  await confirm.click()
  await expect.element(page.getByText('Proposal accepted')).toBeVisible()
  expect(bodies()).toEqual([{ proposal_id: 3, answer: 'accept' }])
})

test('a proposal that has ended meanwhile says so', async () => {
  refuseWith(answerProposal, { id: 9001 }, { key: 'proposal_ended', status: 409, message: 'It has ended.' })
  await show(<OpenProposal trade={trade} proposal={proposal} details={details} />)
  await button('Decline').click()
  await expect.element(page.getByText('It has ended.')).toBeVisible()
})

test('a lower total of the seller counts at once, and the button names it', async () => {
  answerWith(proposeChange, { id: 9001 }, { trade_id: 9001, total_cents: 31_50, is_applied: true })
  const onClose = vi.fn<() => void>()
  await show(<ProposeTotalDialog trade={trade} details={details} onClose={onClose} />)
  await expect.element(page.getByRole('textbox', { name: 'Delivery' })).toHaveValue('11.50')
  await page.getByRole('textbox', { name: 'Items' }).fill('30')
  await expect.element(button('Propose NZ$\u00a041.50')).toBeVisible()
  await page.getByRole('textbox', { name: 'Items' }).fill('20')
  await button('Lower to NZ$\u00a031.50').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies()).toEqual([{ kind: 'total', items_cents: 20_00, delivery_cents: 11_50, reason: '' }])
})

test('a promised number is asked for before it is sent', async () => {
  answerWith(changeTrade, { id: 9001 }, trade)
  await show(<ParcelDialog trade={trade} details={details} act="mark_sent" onClose={() => undefined} />)
  await button('Mark as sent').click()
  await expect.element(page.getByLabelText('Tracking number')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await page.getByLabelText('Carrier').selectOptions('Another carrier')
  await page.getByLabelText('Name of the carrier').fill('Kiwi Cargo')
  await page.getByLabelText('Tracking number').fill('KC 77')
  await button('Mark as sent').click()
  await expect
    .poll(bodies)
    .toEqual([{ action: 'mark_sent', reason: '', parcel: { carrier: 'Kiwi Cargo', number: 'KC 77' } }])
})

test('the total names items, delivery and rural, and what is still open', async () => {
  const { rerender } = await show(<TotalPart trade={trade} onOpen={() => undefined} />)
  for (const text of ['NZ$\u00a024.00', 'NZ$\u00a07.00', 'NZ$\u00a04.50', 'NZ$\u00a035.50'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  const open = { ...terms, delivery: null, is_final: false, total_cents: 24_00 }
  await rerender(
    <QueryProvider>
      <TotalPart trade={{ ...trade, terms: open }} onOpen={() => undefined} />
    </QueryProvider>,
  )
  await expect.element(page.getByText('Not chosen yet')).toBeVisible()
  await expect.element(page.getByText('Total so far')).toBeVisible()
})

test('the QR code leads the seller to the page with the code', async () => {
  expect(getHandoverAddress('https://hoko.example', 9001, '012345')).toBe(
    'https://hoko.example/trades/9001?code=012345',
  )
  await show(<HandoverQr trade_id={9001} code="012345" />)
  await expect.element(page.getByRole('img', { name: 'QR code with your handover code' })).toBeVisible()
})
