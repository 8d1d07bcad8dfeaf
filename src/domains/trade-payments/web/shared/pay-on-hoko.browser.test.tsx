import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listCards, type Card } from '#domains/billing/common/payments/payments.ts'
import {
  cancelTradePayment,
  checkTradePayment,
  payTrade,
  stateDelivered,
  type TradeMoney,
  type TradePayment,
} from '#domains/trade-payments/common/trade-payments.ts'
import { answerWith, fakeApi, leaveUnanswered, refuseWith } from '#test/browser/fake-api.ts'
import { findViolations } from '#test/browser/axe.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { MoneyNotice } from './money-notice.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { PayOnHoko } from './pay-on-hoko.tsx'
import { PaymentReturn } from './payment-return.tsx'

const money: TradeMoney = {
  trade_id: 9001,
  role: 'buyer',
  barrier: null,
  methods: ['card', 'bank'],
  due_cents: 54_90,
  ceiling_cents: 5_000_00,
  payments: [],
  fee: null,
  delivered_release_at: null,
  may: ['pay'],
}
const started: TradePayment = {
  id: 7,
  method: 'bank',
  status: 'started',
  amount_cents: 54_90,
  refunded_cents: 0,
  started_at: '2026-12-01T00:00:00Z',
  paid_at: null,
  release_at: null,
  ended_at: null,
  failure: null,
  action_url: null,
  refunds: [],
  payout: null,
  has_open_chargeback: false,
}
const held: TradePayment = { ...started, status: 'held', paid_at: '2026-12-01T00:00:00Z' }
const visa: Card = {
  id: 3,
  brand: 'visa',
  last4: '4242',
  expires_month: 12,
  expires_year: 2034,
  added_at: '2026-11-01T00:00:00Z',
  is_default: true,
  is_expired: false,
}

let sent: ReturnType<typeof fakeApi>['values']
const onMoved = vi.fn<() => Promise<void>>(() => Promise.resolve())

beforeEach(() => {
  sent = fakeApi().values
  onMoved.mockClear()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
  notify.clear()
  answerWith(
    listCards,
    {},
    { gateway: 'sandbox', items: [visa, { ...visa, id: 4, last4: '0005', is_default: false }] },
  )
})

function show(part: React.ReactElement, address = '/trades/9001') {
  const element = (
    <>
      {part}
      <Toaster />
    </>
  )
  return render(
    <QueryProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />
    </QueryProvider>,
  )
}

const showPaying = (changes: Partial<TradeMoney> = {}) =>
  show(<PayOnHoko money={{ ...money, ...changes }} title="Brass lamp" onMoved={onMoved} />)

const pay = page.getByRole('button', { name: 'Pay NZ$\u00a054.90' })
const payments = () => sent.filter(({ path }) => path === '/api/trade-payment').map(({ body }) => body)

test('the chosen card pays the shown sum once, however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await showPaying()
  await page.getByRole('radio', { name: /ending in 0005/ }).click()
  expect(await findViolations()).toEqual([])
  const fake = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address !== '/api/trade-payment') return fake(address, init)
    sent.push({ path: address, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    return promise
  })
  await pay.click()
  await expect.element(pay).toHaveAttribute('aria-busy', 'true')
  const button = pay.element()
  if (button instanceof HTMLElement) button.click()
  resolve(Response.json(held, { status: 201 }))
  await expect.element(page.getByText('Paid. Hoko keeps your money until you have the item')).toBeVisible()
  expect(payments()).toEqual([{ trade_id: 9001, method: 'card', amount_cents: 54_90, card_id: 4 }])
  expect(onMoved).toHaveBeenCalledOnce()
})

test('the default card isn’t changed by paying once with another', async () => {
  answerWith(payTrade, {}, held)
  await showPaying({ methods: ['card'] })
  await page.getByRole('radio', { name: /ending in 0005/ }).click()
  await pay.click()
  await expect.poll(payments).toHaveLength(1)
  expect(sent.map(({ path }) => path)).not.toContain('/api/set-default-card/4')
})

test('a bank payment needs no card', async () => {
  answerWith(payTrade, {}, held)
  await showPaying()
  await page.getByRole('radio', { name: /^Your bank/ }).click()
  await expect.element(page.getByText(/You’ll go to your bank/)).toBeVisible()
  await pay.click()
  await expect.poll(payments).toEqual([{ trade_id: 9001, method: 'bank', amount_cents: 54_90 }])
})

test('a declined card says so, and another try is possible', async () => {
  refuseWith(payTrade, {}, { key: 'card_declined', status: 402, message: 'Your card was declined.' })
  await showPaying()
  await pay.click()
  await expect.element(page.getByText('Your card was declined.')).toBeVisible()
  await expect.element(pay).toBeEnabled()
  expect(onMoved).toHaveBeenCalledOnce()
})

test('an earlier failure is shown until it is tried again', async () => {
  await showPaying({ payments: [{ ...started, status: 'failed', failure: 'There isn’t enough money.' }] })
  await expect
    .element(page.getByText('Your payment of NZ$\u00a054.90 didn’t go through. There isn’t enough money.'))
    .toBeVisible()
})

test('without a card, nothing can be paid by card', async () => {
  answerWith(listCards, {}, { gateway: 'sandbox', items: [] })
  await showPaying({ methods: ['card'] })
  await expect.element(page.getByRole('button', { name: 'Add card' })).toBeVisible()
  await expect.element(pay).toBeDisabled()
})

test('an unfinished payment goes on at the bank or is stopped', async () => {
  answerWith(cancelTradePayment, { id: 7 }, { ...started, status: 'cancelled' })
  await showPaying({ payments: [{ ...started, action_url: '/bank' }] })
  await expect.element(page.getByRole('button', { name: 'Continue payment' })).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Stop payment' }).click()
  await expect.element(page.getByText('Payment stopped')).toBeVisible()
  expect(onMoved).toHaveBeenCalledOnce()
})

test('a payment that went through as it was stopped counts as paid', async () => {
  answerWith(cancelTradePayment, { id: 7 }, held)
  await showPaying({ payments: [{ ...started, action_url: '/bank' }] })
  await page.getByRole('button', { name: 'Stop payment' }).click()
  await expect.element(page.getByText('Paid. Hoko keeps your money until you have the item')).toBeVisible()
})

test('a payment that isn’t confirmed yet can’t be stopped', async () => {
  await showPaying({ payments: [started] })
  await expect.element(page.getByText(/hasn’t been confirmed yet/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stop payment' })).not.toBeInTheDocument()
  await expect.element(pay).not.toBeInTheDocument()
})

test('back from the bank, the payment is checked once and leaves the address', async () => {
  answerWith(checkTradePayment, { id: 7 }, held)
  await show(<PaymentReturn onMoved={onMoved} />, '/trades/9001?payment=7')
  await expect.element(page.getByText('Paid. Hoko keeps your money until you have the item')).toBeVisible()
  await expect.poll(() => onMoved.mock.calls.length).toBe(1)
  expect(sent.map(({ path }) => path)).toEqual(['/api/trade-payment-check/7'])
})

test('the check says that it is under way', async () => {
  leaveUnanswered(checkTradePayment, { id: 7 })
  await show(<PaymentReturn onMoved={onMoved} />, '/trades/9001?payment=7')
  await expect.element(page.getByText('Checking your payment…')).toBeVisible()
})

test('a check that fails says so', async () => {
  refuseWith(
    checkTradePayment,
    { id: 7 },
    { key: 'payments_unavailable', status: 503, message: 'The bank can’t be reached.' },
  )
  await show(<PaymentReturn onMoved={onMoved} />, '/trades/9001?payment=7')
  await expect.element(page.getByText('The bank can’t be reached.')).toBeVisible()
  expect(onMoved).toHaveBeenCalledOnce()
})

const sale: TradeMoney = {
  ...money,
  role: 'seller',
  barrier: 'paid',
  due_cents: 0,
  payments: [{ ...held, release_at: '2026-12-14T00:00:00Z' }],
  fee: { items_cents: 47_90, fee_cents: 4_80, gst_cents: 63, net_cents: 50_10 },
  delivered_release_at: '2026-12-04T00:00:00Z',
  may: ['state_delivered'],
}

test('the seller reads the fee to the cent, and says that it was delivered with its date', async () => {
  answerWith(stateDelivered, { id: 9001 }, sale)
  await show(
    <>
      <MoneyNotice money={sale} isPickup={false} />
      <MoneyPanel money={sale} isToPay={false} onMoved={onMoved} />
    </>,
  )
  for (const text of ['NZ$\u00a054.90', '−NZ$\u00a04.80', 'NZ$\u00a00.63', 'NZ$\u00a050.10'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/NZ\$\u00a050\.10 is yours on Fri 4 Dec/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect.element(page.getByText('Marked as delivered')).toBeVisible()
  expect(onMoved).toHaveBeenCalledOnce()
})

test('a seller who isn’t set up is led to payouts', async () => {
  const unready: TradeMoney = { ...sale, barrier: 'seller_not_ready', payments: [], fee: null, may: [] }
  await show(<MoneyPanel money={unready} isToPay onMoved={onMoved} />)
  await expect.element(page.getByRole('link', { name: 'Set up payouts' })).toHaveAttribute('href', '/payouts')
})
