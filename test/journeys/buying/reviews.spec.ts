import { expect } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test, type Visitor } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const bowl = {
  type: 'general',
  title: 'Hand-thrown bowl from Nelson',
  condition: 'new',
  description: 'Glazed in ash.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 50_00,
  suburb: 'te-aro',
}

test('both sides review without seeing the other’s, and one replies', async ({ visit, request }) => {
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(request, '/listing', { ...bowl, category_id: items[0].id }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const bought = await request.put(`/api/buy-now/${id}`, {
    data: {},
    headers: { authorization: `Bearer ${mere.token}` },
  })
  expect(bought.ok()).toBe(true)
  const { trade_id } = await bought.json()
  for (const [person, action] of [
    [hana, 'mark_paid'],
    [mere, 'mark_received'],
  ] as const) {
    const moved = await request.put(`/api/trade/${trade_id}`, {
      data: { action },
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(moved.ok(), await moved.text()).toBe(true)
  }
  await signInByCalls(seller.page, hana)
  await signInByCalls(buyer.page, mere)

  await test.step('the buyer comes from the trade’s page and chooses stars by keyboard', async () => {
    await buyer.page.goto(`/trades/${trade_id}`)
    await buyer.page.getByRole('button', { name: 'Leave a review' }).click()
    const dialog = buyer.page.getByRole('dialog', { name: /^Review Hana/ })
    await dialog.getByRole('button', { name: 'Send review' }).click()
    await expect(dialog.getByText('Choose from 0 to 5 stars.')).toBeVisible()
    await dialog.getByRole('radio', { name: '4 stars' }).focus()
    await buyer.page.keyboard.press('Space')
    await buyer.page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: '4 and a half stars' })).toBeChecked()
    await dialog.getByLabel('Your review').fill('Well packed, and as described.')
    await expectAccessible(buyer.page)
    await dialog.getByRole('button', { name: 'Send review' }).click()
    await expect(dialog).toBeHidden()
    await buyer.page.goto('/irate?show=written')
    await expect(buyer.page.getByText(/^Hidden until you’ve both written one/)).toBeVisible()
  })

  await test.step('the seller sees that a review exists, writes one and then reads it', () =>
    reviewAsSeller(seller))

  await test.step('everyone reads both on the seller’s page', async () => {
    await buyer.page.goto(`/general/${id}/detail`)
    await buyer.page
      .getByRole('link', { name: '4.5 of 5 from 1 review' })
      .filter({ visible: true })
      .first()
      .click()
    await expect(buyer.page.getByText('Well packed, and as described.')).toBeVisible()
    await expect(buyer.page.getByText('Enjoy it!')).toBeVisible()
  })
})

async function reviewAsSeller(seller: Visitor) {
  await seller.page.goto('/irate?show=about')
  await expect(seller.page.getByText('No reviews of you yet')).toBeVisible()
  await seller.page.getByRole('link', { name: 'To write' }).click()
  await expect(seller.page.getByText('They’ve reviewed you')).toBeVisible()
  await seller.page.getByRole('link', { name: 'Leave a review' }).click()
  const dialog = seller.page.getByRole('dialog', { name: /^Review Mere/ })
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('Your review').fill('Paid at once. Ka pai.')
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog).toBeHidden()
  await seller.page.getByRole('link', { name: 'About me' }).click()
  await expect(seller.page.getByText('Well packed, and as described.')).toBeVisible()
  await seller.page.getByRole('button', { name: 'Reply' }).click()
  const reply = seller.page.getByRole('dialog', { name: /^Reply to Mere/ })
  await reply.getByLabel('Your reply').fill('Enjoy it!')
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(seller.page.getByText('Enjoy it!')).toBeVisible()
}
