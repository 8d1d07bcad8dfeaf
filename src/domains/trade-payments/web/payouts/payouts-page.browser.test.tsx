import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listFeeDocuments } from '#domains/trade-payments/common/fees/fee-documents.ts'
import {
  beginPayouts,
  checkPayoutAccount,
  getPayouts,
  type PayoutAccount,
  type Payouts,
} from '#domains/trade-payments/common/trade-payments.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { findViolations } from '#test/browser/axe.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { PayoutsPage } from './payouts-page.tsx'

const card: PayoutAccount = { method: 'card', gateway: 'stripe', state: 'none', due: [], ready_at: null }
const bank: PayoutAccount = { ...card, method: 'bank', gateway: 'bank' }
const payouts: Payouts = {
  is_enabled: true,
  accounts: [card, bank],
  waiting_cents: 54_90,
  on_its_way_cents: 0,
  paid_cents: 0,
  balance_cents: 0,
  items: [],
}

let account = 2000

beforeEach(() => {
  fakeApi()
  account += 1
  authStore.setState({ known: true, token: 'a token', user: { id: account, type: 'user' } as Account })
  notify.clear()
  answerWith(listFeeDocuments, { limit: 24 }, { items: [], total: 0, page: 1, limit: 24 })
})

function show(address = '/payouts') {
  const element = (
    <>
      <main>
        <PayoutsPage />
      </main>
      <Toaster />
    </>
  )
  return render(
    <QueryProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />
    </QueryProvider>,
  )
}

test('a bank account that is missing is named with the way to add it', async () => {
  answerWith(getPayouts, {}, payouts)
  refuseWith(beginPayouts, {}, { key: 'bank_account_needed', status: 409, message: 'Add a bank account.' })
  await show()
  await expect.element(page.getByText(/No payouts yet/)).toBeVisible()
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Set up payouts' }).last().click()
  await expect.element(page.getByText('Add a bank account.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add bank account' }))
    .toHaveAttribute('href', '/user-settings#payment')
})

test('a balance below nought is explained', async () => {
  const restricted: PayoutAccount = { ...card, state: 'restricted', due: ['external_account'] }
  answerWith(getPayouts, {}, { ...payouts, accounts: [restricted], balance_cents: -20_00 })
  await show()
  await expect.element(page.getByText(/^You owe NZ\$\s20, because a payment was taken back/)).toBeVisible()
  await expect.element(page.getByText(/Still needed: your bank account\./)).toBeVisible()
})

test('back from the gateway, the account is read there', async () => {
  answerWith(getPayouts, {}, payouts)
  answerWith(checkPayoutAccount, {}, { ...card, state: 'ready' })
  await show('/payouts?returned=card')
  await expect.element(page.getByText('You’re set up to be paid on Hoko')).toBeVisible()
})

test('an expired page of the gateway begins again by a press', async () => {
  answerWith(getPayouts, {}, payouts)
  await show('/payouts?again=card')
  await expect.element(page.getByText('That page had expired. Continue to get a new one.')).toBeVisible()
})

test('without paying on Hoko, the page says so', async () => {
  answerWith(getPayouts, {}, { ...payouts, is_enabled: false, accounts: [] })
  await show()
  await expect.element(page.getByText('Sales aren’t paid on Hoko at the moment')).toBeVisible()
})

test('payouts that don’t load can be tried again', async () => {
  refuseWith(getPayouts, {}, { key: 'forbidden', status: 403, message: 'Not now.' })
  await show()
  await expect.element(page.getByText('Your payouts didn’t load')).toBeVisible()
  answerWith(getPayouts, {}, payouts)
  await page.getByRole('button', { name: /again/i }).click()
  await expect.element(page.getByText(/No payouts yet/)).toBeVisible()
})
