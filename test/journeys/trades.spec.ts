import { expect, type Locator, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signIn, test } from './fixtures.ts'
import { aMember, post, type Member } from './members.ts'

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

test('from the sale to both reviews: paid, sent, received, each seen by the other at once', async ({
  visit,
  request,
}) => {
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(request, '/listing', { ...auction, category_id: items.at(-1).id }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const bought = await request.put(`/api/buy-now/${id}`, {
    data: {},
    headers: { authorization: `Bearer ${mere.token}` },
  })
  expect(bought.ok(), await bought.text()).toBe(true)
  await signInAs(seller.page, hana)
  await signInAs(buyer.page, mere)

  await test.step('both see how to reach each other', async () => {
    await buyer.page.goto('/iwon-ilost?show=won')
    await seller.page.goto('/isell?status=sold')
    await expect(sale(buyer.page).getByText('Hana Hanason').first()).toBeVisible()
    await expect(sale(seller.page).getByText('Mere Mereson').first()).toBeVisible()
  })

  await test.step('the buyer pays, takes a wrong press back, and says so again', async () => {
    await press(buyer.page, 'I have paid')
    await press(buyer.page, 'Take that back')
    await press(buyer.page, 'I have paid')
    await expect(step(buyer.page, 'Paid, done')).toBeVisible()
    await expectAccessible(buyer.page)
  })

  await test.step('the seller sees it without reloading, confirms it and sends it', async () => {
    await press(seller.page, 'The money is here')
    await press(seller.page, 'I sent it or handed it over')
    await expect(step(seller.page, 'Sent, done')).toBeVisible()
    await expectAccessible(seller.page)
  })

  await test.step('the buyer has it, and the sale is complete', async () => {
    await press(buyer.page, 'I have it')
    await expect(step(buyer.page, 'Received, done')).toBeVisible()
    await expect(step(seller.page, 'Received, done')).toBeVisible()
    await sale(seller.page).getByText('Everything that happened').click()
    await expect(sale(seller.page).getByText('You confirmed the payment')).toBeVisible()
    await expectAccessible(seller.page)
  })

  await test.step('both say how it went, and each then reads the other', async () => {
    await review(buyer.page, 'Review the seller', 'Well packed, and as described.')
    await review(seller.page, 'Review the buyer', 'Paid at once. Ka pai.')
    await seller.page.goto('/irate?show=about')
    await expect(seller.page.getByText('Well packed, and as described.')).toBeVisible()
    await buyer.page.goto('/irate?show=about')
    await expect(buyer.page.getByText('Paid at once. Ka pai.')).toBeVisible()
  })
})

const steps = (page: Page): Locator => page.getByRole('list', { name: 'How far this sale is' })
const sale = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: steps(page) })
    .first()
const step = (page: Page, words: string) => steps(page).getByRole('listitem').filter({ hasText: words })

async function press(page: Page, name: string) {
  await sale(page).getByRole('button', { name, exact: true }).click()
  await expect(sale(page).getByRole('button', { name, exact: true })).toBeHidden()
}

async function review(page: Page, link: string, text: string) {
  await sale(page).getByRole('link', { name: link }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('Your review').fill(text)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog).toBeHidden()
}

async function signInAs(page: Page, member: Member) {
  await page.goto('/signin')
  await signIn(page, member)
  await page.waitForURL(/\/home/)
}
