import { expect } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  phone,
  signInByCalls,
  test,
  type Visitor,
  excuseRefusals,
} from '../fixtures.ts'
import { aMember } from '../members.ts'
import { buyLamp, expectNext, next, type Deal } from './deals.ts'

interface Sides {
  seller: Visitor
  buyer: Visitor
}

async function open({ seller, buyer }: Sides, { id, hana, mere }: Deal) {
  await signInByCalls(seller.page, hana, `/trades/${id}`)
  await signInByCalls(buyer.page, mere, `/trades/${id}`)
}

const press = ({ page }: Visitor, name: string | RegExp) =>
  next(page).getByRole('button', { name, exact: true }).click()

test('a courier to a rural address is paid, sent with tracking, received and reviewed', async ({
  visit,
  request,
}) => {
  test.setTimeout(150_000)
  const sides = { seller: await visit(desktop), buyer: await visit(phone) }
  const { seller, buyer } = sides
  const deal = await buyLamp(request, {
    delivery: (addressId) => ({ method: 'option', option_id: 1, address_id: addressId }),
  })
  await open(sides, deal)

  await test.step('the buyer reads the total, the reference and where to pay', async () => {
    await expectNext(buyer.page, /^Pay Hana Hanason NZ\$ 35\.50 by /)
    for (const text of ['NZ$ 24.00', 'NZ$ 7.00', 'NZ$ 4.50', `H${deal.id}`, '01-0902-0068389-00'])
      await expect(buyer.page.getByText(text, { exact: true }).first()).toBeVisible()
    await buyer.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await buyer.page.getByRole('button', { name: 'Copy reference' }).click()
    await expect(buyer.page.getByText('The reference is copied')).toBeVisible()
    expect(await buyer.page.evaluate(() => navigator.clipboard.readText())).toBe(`H${deal.id}`)
    await expectAccessible(buyer.page)
  })

  await test.step('the seller sees where it goes, and confirms the payment', async () => {
    await expectNext(seller.page, /^Waiting for Mere Mereson to pay NZ\$ 35\.50 by /)
    await expect(seller.page.getByText('418 Moonshine Road')).toBeVisible()
    await press(buyer, 'I’ve paid')
    await expectNext(buyer.page, 'Waiting for Hana Hanason to confirm your payment')
    await expectNext(seller.page, 'Check that Mere Mereson paid you NZ$ 35.50, then confirm it')
    await press(seller, 'Confirm payment')
    await expectNext(buyer.page, /^Waiting for Hana Hanason to send it by /)
  })

  await test.step('sending asks for the promised number', async () => {
    await press(seller, 'Mark as sent')
    const dialog = seller.page.getByRole('dialog', { name: 'Mark as sent?' })
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog.getByLabel('Tracking number')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(seller.page)
    await dialog.getByLabel('Tracking number').fill('ABC 123')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(dialog).toBeHidden()
    const link = buyer.page.getByRole('link', { name: /^Track with NZ Post: ABC 123/ })
    await expect(link).toHaveAttribute('href', /ABC123/)
  })

  await test.step('the buyer confirms it, and both review', async () => {
    await press(buyer, 'I’ve received it')
    await expectNext(seller.page, 'All done.')
    await review(buyer)
    await seller.page.reload()
    await review(seller)
    await expectAccessible(seller.page)
  })

  await test.step('a stranger finds no page', async () => {
    const stranger = await visit(phone)
    await signInByCalls(stranger.page, await aMember(request, 'Tama'), `/trades/${deal.id}`)
    await expect(stranger.page.getByRole('heading', { name: 'Sale not found' })).toBeVisible()
    // A browser's complaint of a refusal may come after the sentence.
    await stranger.page.close()
    excuseRefusals(stranger)
  })
})

async function review({ page }: Visitor) {
  const { pathname } = new URL(page.url())
  await next(page).getByRole('button', { name: 'Leave a review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('Your review').fill('Quick, and just as described.')
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pathname)
  await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('Quick, and just as described.')
  await expect(next(page).getByRole('button', { name: 'Leave a review' })).toBeHidden()
}

test('a pickup is chosen on the page and settled by the scanned code', async ({ visit, request }) => {
  test.setTimeout(120_000)
  const sides = { seller: await visit(phone), buyer: await visit(phone) }
  const { seller, buyer } = sides
  const deal = await buyLamp(request)
  await open(sides, deal)

  await test.step('the buyer chooses pickup', async () => {
    await expectNext(seller.page, /^Waiting for Mere Mereson to choose the delivery by /)
    await expectNext(buyer.page, /^Choose the delivery by /)
    await press(buyer, 'Choose delivery')
    const dialog = buyer.page.getByRole('dialog', { name: 'Choose the delivery' })
    await expect(dialog.getByRole('button', { name: 'Agree to pay NZ$ 24', exact: true })).toBeHidden()
    await dialog.getByText('Pickup, free').click()
    await expectAccessible(buyer.page)
    await dialog.getByRole('button', { name: 'Agree to pay NZ$ 24', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expectNext(seller.page, /^Waiting for Mere Mereson to pay NZ\$ 24 by /)
  })

  await test.step('the code is filled in from the address, and a press completes the sale', async () => {
    const part = buyer.page.getByRole('region', { name: 'Handover code' })
    await expect(part.getByRole('img', { name: 'QR code with your handover code' })).toBeVisible()
    const code = await part.getByText(/^\d{6}$/).innerText()
    await seller.page.goto(`/trades/${deal.id}?code=${code}`)
    const dialog = seller.page.getByRole('dialog', { name: 'Enter handover code' })
    await expect(dialog.getByLabel('Handover code, 6 digits')).toHaveValue(code)
    await expect(seller.page).toHaveURL(new RegExp(`/trades/${deal.id}$`))
    await dialog.getByRole('button', { name: 'Complete sale' }).click()
    await expectNext(seller.page, 'All done.')
    await expectNext(buyer.page, 'All done. Enjoy!')
  })
})

test('two cancel by agreement, and old addresses lead to the page', async ({ visit, request }) => {
  const sides = { seller: await visit(desktop), buyer: await visit(phone) }
  const { seller, buyer } = sides
  const deal = await buyLamp(request, { delivery: () => ({ method: 'pickup' }) })
  await open(sides, deal)
  await buyer.page.goto(`/iwon-ilost?trade=${deal.id}`)
  await expect(buyer.page).toHaveURL(new RegExp(`/trades/${deal.id}$`))

  await test.step('the buyer proposes to cancel', async () => {
    await buyer.page.getByRole('button', { name: 'Propose to cancel' }).click()
    const dialog = buyer.page.getByRole('dialog', { name: 'Propose to cancel?' })
    await dialog.getByLabel(/^Reason/).fill('I can’t pick it up after all.')
    await dialog.getByRole('button', { name: 'Propose to cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(next(buyer.page).getByText('You propose to cancel the sale.')).toBeVisible()
  })

  await test.step('the seller accepts', async () => {
    await expectNext(seller.page, 'Answer Mere Mereson’s proposal')
    await expectAccessible(seller.page)
    await press(seller, 'Accept and cancel sale')
    await seller.page
      .getByRole('dialog', { name: 'Cancel this sale?' })
      .getByRole('button', { name: 'Accept and cancel sale' })
      .click()
    await expectNext(seller.page, 'You both agreed to cancel this sale.')
    await expectNext(buyer.page, 'You both agreed to cancel this sale.')
  })
})
