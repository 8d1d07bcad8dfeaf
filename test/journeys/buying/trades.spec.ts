import { expect } from '@playwright/test'
import { openTrade, press, sale, step } from '../after-the-sale.ts'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const auction = {
  type: 'general',
  title: 'Rimu bookshelf, four shelves',
  condition: 'used',
  description: 'Solid, with a scratch on one side.',
  sale_method: 'auction',
  start_price_cents: 40_00,
  buy_now_price_cents: 120_00,
  duration_minutes: 120,
  pickup: 'allowed',
  suburb: 'te-aro',
}

test('a shipped sale is paid, undone, sent and received, live for both', async ({ visit, request }) => {
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(request, '/listing', { ...auction, category_id: items[0].id }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const bought = await request.put(`/api/buy-now/${id}`, {
    data: { delivery: { method: 'as_agreed' } },
    headers: { authorization: `Bearer ${mere.token}` },
  })
  expect(bought.ok(), await bought.text()).toBe(true)
  await signInByCalls(seller.page, hana)
  await signInByCalls(buyer.page, mere)

  await test.step('both see each other’s contact details', async () => {
    await openTrade(buyer.page, '/iwon-ilost?show=won')
    await openTrade(seller.page, '/isell?status=sold')
    await expect(sale(buyer.page).getByText('Hana Hanason').first()).toBeVisible()
    await expect(sale(seller.page).getByText('Mere Mereson').first()).toBeVisible()
  })

  await test.step('the buyer marks it as paid, undoes it, and marks it again', async () => {
    await press(buyer.page, 'I’ve paid')
    await press(buyer.page, 'Undo')
    await press(buyer.page, 'I’ve paid')
    await expect(step(buyer.page, 'Marked as paid – waiting for the seller, next')).toBeVisible()
  })

  await test.step('the seller sees it live, confirms it and marks it as sent', async () => {
    await expect(step(seller.page, 'Buyer says they’ve paid, next')).toBeVisible()
    await press(seller.page, 'Confirm payment')
    await expect(step(seller.page, 'Paid, done')).toBeVisible()
    await press(seller.page, 'Mark as sent')
    await expect(step(seller.page, 'Sent, done')).toBeVisible()
  })

  await test.step('the buyer confirms receipt, and the sale is complete', async () => {
    await press(buyer.page, 'I’ve received it')
    await expect(step(buyer.page, 'Received, done')).toBeVisible()
    await expect(step(seller.page, 'Received, done')).toBeVisible()
    await sale(seller.page).getByText('History').click()
    await expect(sale(seller.page).getByText('You confirmed the payment')).toBeVisible()
  })
})
