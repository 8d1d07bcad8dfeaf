import { expect, type Locator, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const table = {
  type: 'general',
  condition: 'used',
  description: 'Two leaves, one ring mark.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 400_00,
  accepts_offers: true,
  pickup: 'allowed',
  suburb: 'te-aro',
}

test('a question becomes an enquiry, a viewing, an offer and a sale in one conversation', async ({
  visit,
  request,
}) => {
  test.setTimeout(120_000)
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const title = `Kauri table ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await post(request, '/listing', { ...table, title, category_id: categoryId }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  await post(request, '/question', { listing_id: id, text: 'Does it come apart?' }, mere)
  await signInByCalls(seller.page, hana)
  await signInByCalls(buyer.page, mere)

  await test.step('the buyer writes, and the listing’s question appears above', async () => {
    await buyer.page.goto(`/ichat?listing=${id}`)
    await buyer.page.getByRole('button', { name: 'Kia ora, could I come and see it?' }).click()
    await buyer.page.getByRole('button', { name: 'Send message' }).click()
    await buyer.page.waitForURL(/chat=\d+/)
    await expect(
      thread(buyer.page).getByText(/^You asked on the listing: “Does it come apart\?”/),
    ).toBeVisible()
  })

  await test.step('the buyer requests a viewing, and the seller agrees', () =>
    agreeOnViewing(seller.page, buyer.page, title))

  await test.step('the offer and the sale appear in the same conversation', async () => {
    const offer = { listing_id: id, amount_cents: 350_00, message: '' }
    const { id: offerId } = await post(request, '/offer', offer, mere)
    const pinned = seller.page.getByRole('link', { name: 'See offer' })
    await expect(thread(seller.page).getByText(/^Mere M\. offered NZ\$\s350/)).toBeVisible()
    await pinned.click()
    await seller.page.waitForURL(`/offers/${offerId}`)
    await seller.page.getByRole('button', { name: 'Accept NZ$ 350' }).click()
    await seller.page.getByRole('dialog').getByRole('button', { name: 'Accept NZ$ 350' }).click()
    await expect(seller.page.getByText(/^Agreed\. You can see each other/)).toBeVisible()
    await buyer.page.reload()
    const text = thread(buyer.page)
    await expect(text.getByText(/^You offered NZ\$\s350/)).toBeVisible()
    await expect(text.getByText(/^Hana H\. accepted the offer/)).toBeVisible()
    await expect(text.getByText(/^Sold for NZ\$\s350/)).toBeVisible()
  })
})

const thread = (page: Page): Locator => page.getByRole('log')

async function agreeOnViewing(seller: Page, buyer: Page, title: string) {
  await buyer.getByRole('button', { name: 'Ask for a viewing' }).click()
  const wish = buyer.getByRole('dialog', { name: 'Ask for a viewing' })
  await wish.getByRole('button', { name: 'Ask for a viewing' }).click()
  await expect(wish.getByText('Say when it would suit you.').first()).toBeVisible()
  await wish.getByLabel('When would it suit you?').fill('Saturday morning')
  await wish.getByRole('button', { name: 'Ask for a viewing' }).click()
  await expect(wish).toBeHidden()

  await seller.goto('/ichat')
  await seller.getByRole('link', { name: new RegExp(title) }).click()
  await expect(seller.getByText(/would like a viewing\.$/)).toBeVisible()
  await seller.getByRole('button', { name: 'Offer viewing times' }).click()
  const offer = seller.getByRole('dialog', { name: 'Offer viewing times' })
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await offer.getByLabel('Time 1: Day').fill(day)
  await offer.getByLabel('Time 1: From').fill('10:00')
  await offer.getByLabel('Time 1: To').fill('10:30')
  await offer.getByLabel('Where').fill('12 Jackson Street, Petone')
  await offer.getByRole('button', { name: 'Offer this time' }).click()
  await expect(offer).toBeHidden()

  await buyer.getByRole('button', { name: /^Choose time/ }).click()
  await expect(
    buyer.getByRole('region', { name: 'Viewing' }).getByText(/^Viewing: .*10–10:30 am$/),
  ).toBeVisible()
  await expect(seller.getByRole('region', { name: 'Viewing' }).getByText(/^Viewing: /)).toBeVisible()
  await expect(thread(seller).getByText(/^Mere M\. chose a viewing time/)).toBeVisible()
  await expectAccessible(buyer)
}
