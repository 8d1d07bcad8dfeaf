import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { changeTrade, type Trade } from '#domains/trades/common/trades.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { DealActs } from './deal-acts.tsx'

const trade = {
  id: 9001,
  role: 'buyer',
  status: 'cancelled',
  moves: [],
  may: ['mark_paid'],
  payment_methods: [],
  dispute: null,
  default_stated: null,
  counterparty: { full_name: null, phone_number: null, email: null, is_suspended: false },
} as unknown as Trade
const later: Trade = {
  ...trade,
  moves: [
    {
      side: 'seller',
      action: 'payment_confirmed',
      from_status: 'agreed',
      to_status: 'paid',
      reason: '',
      total_cents: null,
      at: '2026-11-22T00:00:00.000Z',
    },
  ],
}

const onHoko = {
  ...later,
  status: 'sent',
  may: ['mark_received'],
  may_change: [],
  total_cents: 3100,
  terms: null,
  moves: later.moves.map((move) => ({ ...move, side: 'system' as const, action: 'paid' as const })),
} as Trade

function Side({ start }: { start: Trade }) {
  const [now, setNow] = useState(start)
  return (
    <MemoryRouter>
      <QueryProvider>
        <DealActs trade={now} onOpen={() => undefined} />
        <button type="button" onClick={() => setNow(later)}>
          The other side moves
        </button>
        <Toaster />
      </QueryProvider>
    </MemoryRouter>
  )
}

const paid = page.getByRole('button', { name: 'I’ve paid' })

async function open(start = trade) {
  const { values: input } = fakeApi()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
  notify.clear()
  await render(<Side start={start} />)
  return input
}

test('a double click on a step sends it once and confirms it once', async () => {
  const input = await open()
  answerWith(changeTrade, { id: trade.id }, trade)
  const button = paid.element() as HTMLButtonElement
  button.click()
  button.click()
  const toasts = () => document.querySelectorAll('[data-toast]')
  await expect.poll(toasts).not.toHaveLength(0)
  await expect.element(paid).not.toHaveAttribute('aria-busy')
  expect(input.map(({ body }) => body)).toEqual([{ action: 'mark_paid', reason: '' }])
  // Leaves time for a second toast.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(toasts()).toHaveLength(1)
})

test('a refused step shows its error until the sale moves on', async () => {
  await open()
  refuseWith(changeTrade, { id: trade.id }, { key: 'trade_moved', status: 409, message: 'It moved on.' })
  await paid.click()
  await expect.element(page.getByText('It moved on.')).toBeVisible()
  await page.getByRole('button', { name: 'The other side moves' }).click()
  await expect.poll(() => page.getByText('It moved on.').elements()).toHaveLength(0)
})

test('a buyer who paid on Hoko confirms that they have the item before the seller is paid', async () => {
  const input = await open(onHoko)
  answerWith(changeTrade, { id: trade.id }, onHoko)
  const received = page.getByRole('button', { name: 'I’ve received it' })
  await received.click()
  await expect.element(page.getByText(/pay the seller your NZ\$.31/)).toBeVisible()
  await page.getByRole('button', { name: 'Not yet' }).click()
  expect(input).toEqual([])
  await received.click()
  await page.getByRole('button', { name: 'I have it, pay the seller' }).click()
  await expect.poll(() => input.map(({ body }) => body)).toEqual([{ action: 'mark_received', reason: '' }])
})
