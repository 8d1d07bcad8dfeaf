import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { resolveDispute, type AdminDispute, type DisputeOutcome } from '#domains/trades/common/trades.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { findViolations } from '#test/browser/axe.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { DisputeMoneyDialog } from './dispute-money-dialog.tsx'

// The dialog reads only these fields.
const dispute = { id: 5, waiting_cents: 54_90 } as unknown as AdminDispute

let sent: ReturnType<typeof fakeApi>['values']
const onDone = vi.fn<() => void>()

beforeEach(() => {
  sent = fakeApi().values
  onDone.mockClear()
  authStore.setState({ known: true, token: 'a token', user: { id: 1, type: 'admin' } as Account })
  answerWith(resolveDispute, { id: 5 }, dispute)
})

function show(outcome: DisputeOutcome) {
  const element = (
    <DisputeMoneyDialog
      dispute={dispute}
      outcome={outcome}
      title="Complete this sale?"
      confirm="Decide"
      help="Both read it."
      onDone={onDone}
      onClose={() => undefined}
    />
  )
  return render(
    <QueryProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryProvider>,
  )
}

const refund = page.getByLabelText('Back to the buyer')
const decide = page.getByRole('button', { name: 'Decide' })
const bodies = () => sent.map(({ body }) => body)

test('a part goes back to the buyer, never more than was paid', async () => {
  await show('completed')
  await expect
    .element(page.getByText('NZ$\u00a054.90 goes to the seller, less the success fee.'))
    .toBeVisible()
  await page.getByLabelText('Message to both').fill('It came with a dent.')
  await refund.fill('54.91')
  await decide.click()
  await expect.element(page.getByText('Enter an amount of at most NZ$\u00a054.90.').first()).toBeVisible()
  expect(sent).toEqual([])
  await refund.fill('20')
  await expect
    .element(
      page.getByText(
        'NZ$\u00a020 goes back to the buyer. NZ$\u00a034.90 goes to the seller, less the success fee.',
      ),
    )
    .toBeVisible()
  expect(await findViolations()).toEqual([])
  await decide.click()
  await expect
    .poll(bodies)
    .toEqual([{ outcome: 'completed', word: 'It came with a dent.', refund_cents: 20_00 }])
  expect(onDone).toHaveBeenCalledOnce()
})

test.each<[DisputeOutcome, string]>([
  ['cancelled', 'NZ$\u00a054.90 goes back to the buyer.'],
  ['agreed', 'Hoko keeps NZ$\u00a054.90 until the sale is complete.'],
])('the decision %s moves the whole sum, and names it', async (outcome, text) => {
  await show(outcome)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(refund).not.toBeInTheDocument()
  await page.getByLabelText('Message to both').fill('We looked into it.')
  await decide.click()
  await expect.poll(bodies).toEqual([{ outcome, word: 'We looked into it.' }])
})
