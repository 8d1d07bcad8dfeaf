import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getWithdrawalFee } from '#domains/trade-payments/common/fees/fees.ts'
import { toListingId } from '#platform/common/ids.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import type { ActedListing } from '../owner/own-acts.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const id = toListingId(101_132)
const freeId = toListingId(101_133)

beforeEach(() => {
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'user' } as Account })
})

const open = (bidCount: number, listingId = id) =>
  render(
    <QueryProvider>
      <WithdrawDialog
        row={{ id: listingId, title: 'Road bike', bid_count: bidCount } as ActedListing}
        onClose={() => undefined}
      />
    </QueryProvider>,
  )

const fee = page.getByText(/withdrawing it costs/)

test('WithdrawDialog shows the fee of a listing with bids before it is withdrawn', async () => {
  fakeApi()
  answerWith(getWithdrawalFee, { id }, { fee_cents: 500 })
  await open(2)
  await expect.element(page.getByText(/so withdrawing it costs NZ\$\s5\./)).toBeVisible()
})

test('WithdrawDialog shows no fee where there is none', async () => {
  const { values } = fakeApi()
  answerWith(getWithdrawalFee, { id: freeId }, { fee_cents: null })
  await open(2, freeId)
  await expect.poll(() => values).toHaveLength(1)
  await expect.element(fee).not.toBeInTheDocument()
})

test('WithdrawDialog of a listing without bids asks for no fee', async () => {
  const { values } = fakeApi()
  await open(0)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(values).toEqual([])
})
