import { expect } from '@playwright/test'
import { closeNow } from '../closing.ts'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post, type Member } from '../members.ts'

const dresser = {
  type: 'general',
  title: 'Kauri dresser with brass handles',
  condition: 'used',
  description: 'From a villa in Ponsonby.',
  sale_method: 'auction',
  start_price_cents: 40_00,
  reserve_price_cents: 100_00,
  duration_minutes: 60,
  suburb: 'te-aro',
}

test('an auction below reserve is offered at a fixed price, and the first to accept buys', async ({
  visit,
  request,
}) => {
  const [hana, mere, tama] = [
    await aMember(request, 'Hana'),
    await aMember(request, 'Mere'),
    await aMember(request, 'Tama'),
  ]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const { id } = await post(request, '/listing', { ...dresser, category_id: categoryId }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  await post(request, '/bid', { listing_id: id, max_cents: 60_00 }, mere)
  await post(request, '/favourite', { listing_id: id }, tama)
  await closeNow(request, id)
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  await signInByCalls(seller.page, hana)
  await signInByCalls(buyer.page, mere, '/home')

  await test.step('the seller finds it under iSell and offers it to every interested member', async () => {
    await seller.page.goto('/isell?status=unsold')
    await expect(seller.page.getByText('Reserve NZ$ 100, not met')).toBeVisible()
    await seller.page
      .getByRole('link', { name: /^Kauri dresser/ })
      .first()
      .click()
    await expect(seller.page.getByText(/to 1 bidder and 1 watcher\. The first to accept/)).toBeVisible()
    await seller.page.getByRole('button', { name: 'Offer it at a fixed price' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Offer it at a fixed price' })
    await dialog.getByLabel('Your price').fill('80')
    await dialog.getByRole('button', { name: 'Offer NZ$ 80' }).click()
    await expect(seller.page.getByText('Sent to 2 people')).toBeVisible()
    await expect(seller.page.getByRole('button', { name: 'Offer it at a fixed price' })).toHaveCount(0)
    await expect(seller.page.getByRole('link', { name: /^(Mere|Tama)/ })).toHaveCount(2)
  })

  await test.step('the under-bidder opens the notification and accepts', async () => {
    await buyer.page.getByRole('button', { name: /^Notifications, \d+ new/ }).click()
    await buyer.page.getByRole('menuitem', { name: /Offer for you.*Kauri dresser/ }).click()
    await buyer.page.waitForURL(/\/offers\/\d+$/)
    await buyer.page.getByRole('button', { name: 'Accept NZ$ 80' }).click()
    const question = buyer.page.getByRole('dialog', { name: 'Accept NZ$ 80?' })
    await expect(question.getByText(/You agree to pay the seller NZ\$\s80/)).toBeVisible()
    await question.getByRole('button', { name: 'Accept NZ$ 80' }).click()
    await expect(buyer.page.getByText(/^Agreed. You can see each other/)).toBeVisible()
  })

  await test.step('both sides see one trade, and no one else does', async () => {
    await buyer.page.getByRole('link', { name: 'See their details' }).click()
    await expect(buyer.page.getByText('The seller: Hana Hanason')).toHaveCount(1)
    await seller.page.goto('/isell?status=sold')
    await expect(seller.page.getByText(/^To Mere Mereson/).filter({ visible: true })).toHaveCount(1)
    expect(await offersOf(tama)).toMatchObject([{ status: 'expired', trade_id: null }])
  })

  async function offersOf({ token }: Member) {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await request.get(`/api/offer?listing=${id}`, { headers })).json()).items
  }
})
