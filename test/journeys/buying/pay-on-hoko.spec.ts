import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { post, type Member } from '../members.ts'
import { buyLamp, expectNext, next } from './deals.ts'

/** The seller proves who they are on the sandbox's page. */
async function setUpPayouts(request: APIRequestContext, seller: Member) {
  const { url } = await post(request, '/payout-account', { method: 'card' }, seller)
  const approved = await request.post(`${new URL(url).pathname}/approve`, { maxRedirects: 0 })
  expect(approved.status()).toBe(303)
  const { state } = await post(request, '/payout-account-check', { method: 'card' }, seller)
  expect(state).toBe('ready')
}

async function payWithNewCard(page: Page) {
  const way = page.getByRole('region', { name: 'Pay on Hoko' })
  await expect(way.getByRole('button', { name: 'Pay NZ$ 35.50' })).toBeDisabled()
  await way.getByRole('button', { name: 'Add card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a card' })
  await dialog.getByText('Choose a test card').click()
  await dialog.getByRole('button', { name: /4242 4242/ }).click()
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(way.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'I’ve paid' })).toBeHidden()
  await expectAccessible(page)
  await way.getByRole('button', { name: 'Pay NZ$ 35.50' }).click()
}

async function markDelivered(page: Page) {
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  const dialog = page.getByRole('dialog', { name: 'Has the carrier delivered it?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeHidden()
}

async function confirmReceipt(page: Page) {
  await next(page).getByRole('button', { name: 'I’ve received it' }).click()
  await page.getByRole('button', { name: 'I have it, pay the seller' }).click()
  await expectNext(page, 'All done. Enjoy!')
}

test('a buyer pays on Hoko, and the seller is paid out once it arrived', async ({ visit, request }) => {
  test.setTimeout(180_000)
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const deal = await buyLamp(request, {
    delivery: (addressId) => ({ method: 'option', option_id: 1, address_id: addressId }),
  })
  await signInByCalls(seller.page, deal.hana, '/payouts')
  await signInByCalls(buyer.page, deal.mere, `/trades/${deal.id}`)

  await test.step('the buyer reads why it can’t be paid here yet', async () => {
    await expect(next(buyer.page).getByText('This seller isn’t set up to be paid on Hoko.')).toBeVisible()
    await expect(buyer.page.getByRole('button', { name: 'I’ve paid' })).toBeVisible()
  })

  await test.step('the seller sets up payouts', async () => {
    await expect(seller.page.getByText('Not set up').first()).toBeVisible()
    await expectAccessible(seller.page)
    await setUpPayouts(request, deal.hana)
    await seller.page.goto('/payouts?returned=card')
    await expect(seller.page.getByText('You’re set up to be paid on Hoko')).toBeVisible()
    await expect(seller.page).toHaveURL(/\/payouts$/)
    await expect(seller.page.getByText('Ready', { exact: true })).toBeVisible()
    await expectAccessible(seller.page)
  })

  await test.step('the buyer adds a card and pays', async () => {
    await buyer.page.reload()
    await payWithNewCard(buyer.page)
    await expect(
      next(buyer.page).getByText('Paid. Hoko keeps NZ$ 35.50 until you have the item.'),
    ).toBeVisible()
    await expectNext(buyer.page, /^Waiting for Hana Hanason to send it/)
    await expectAccessible(buyer.page)
  })

  await test.step('the seller reads what they get, and sends it', async () => {
    await seller.page.goto(`/trades/${deal.id}`)
    await expect(
      next(seller.page).getByText(/^Paid on Hoko\. Send it now; NZ\$\s[\d.]+ is yours/),
    ).toBeVisible()
    await expect(seller.page.getByText('Success fee')).toBeVisible()
    await expectAccessible(seller.page)
    await next(seller.page).getByRole('button', { name: 'Mark as sent' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Mark as sent?' })
    await dialog.getByLabel('Tracking number').fill('ABC 123')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      next(buyer.page).getByText(/^Paid\. Hoko keeps NZ\$\s35\.50 until you say it arrived, or until /),
    ).toBeVisible()
  })

  await test.step('the seller says that it was delivered, once', async () => {
    await markDelivered(seller.page)
  })

  await test.step('the buyer has it, and the payout follows', async () => {
    await confirmReceipt(buyer.page)
    await expect(next(buyer.page).getByText('Paid on Hoko. The seller has your money.')).toBeVisible()
    await seller.page.goto('/payouts')
    const row = seller.page.getByRole('list', { name: 'Payouts' }).getByRole('listitem')
    await expect(row).toContainText('Brass reading lamp')
    // The first payout of a new account waits for a day.
    await expect(row).toContainText('Will be sent')
    await expectAccessible(seller.page)
  })
})
