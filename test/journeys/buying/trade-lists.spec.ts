import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext } from '@playwright/test'
import { openTrade } from '../after-the-sale.ts'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, type Member, post } from '../members.ts'

const bowl = {
  type: 'general',
  title: 'Tōtara bowl, hand-turned',
  condition: 'used',
  description: 'Oiled last year.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 24_00,
  quantity: 3,
  pickup: 'allowed',
  suburb: 'te-aro',
}

async function sell(request: APIRequestContext, title: string, seller: Member, buyer: Member) {
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(request, '/listing', { ...bowl, title, category_id: items[0].id }, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  const { trade_id } = await post(request, `/buy-now/${id}`, { quantity: 2 }, buyer)
  return Number(trade_id)
}

test('both find their trades, and come from the lists to the page of each', async ({ visit, request }) => {
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const first = await sell(request, bowl.title, hana, mere)
  const second = await sell(request, 'Kauri ladle', hana, mere)
  await signInByCalls(seller.page, hana)
  await signInByCalls(buyer.page, mere)

  await test.step('the buyer searches by the reference, and a link keeps the search', async () => {
    const { page } = buyer
    await page.goto('/iwon-ilost')
    await expect(
      page.getByText(/^From Hana Hanason · 2 items · bought/).filter({ visible: true }),
    ).toHaveCount(2)
    await expectAccessible(page)
    await page.getByLabel('Search title, name or H number').fill(`H${first}`)
    await page.waitForURL(new RegExp(`find=H${first}`))
    await expect(page.getByRole('heading', { name: bowl.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kauri ladle' })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Kauri ladle' })).toBeHidden()
    await page.getByLabel('State').selectOption('Finished')
    await expect(page.getByText('No purchases match')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page.getByRole('heading', { name: 'Kauri ladle' })).toBeVisible()
  })

  await test.step('the seller downloads what is filtered', async () => {
    const { page } = seller
    await page.goto('/isell?status=sold')
    await expect(page.getByRole('region', { name: 'Sales totals' }).getByText('2 for NZ$ 96')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Search title, name or H number').fill('ladle')
    await page.waitForURL(/find=ladle/)
    await expect(page.getByRole('heading', { name: bowl.title })).toBeHidden()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('hoko-sales.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^H${second},`))
  })

  await test.step('the sold listings lead to the same sale', async () => {
    const { page } = seller
    await page.goto('/isell')
    await expectAccessible(page)
    const link = page.getByRole('link', { name: 'See sale Mere Mereson' })
    await expect(link).toHaveCount(2)
    await expect(link.first()).toHaveAttribute('href', /^\/trades\/\d+$/)
  })

  await test.step('a row leads to the page of its trade, as do old addresses', async () => {
    await openTrade(buyer.page, '/iwon-ilost?show=won')
    await openTrade(seller.page, '/isell?status=sold')
    await seller.page.goto(`/isell?trade=${first}`)
    await seller.page.waitForURL(`/trades/${first}`)
    await buyer.page.goto(`/iwon-ilost?trade=${first}`)
    await buyer.page.waitForURL(`/trades/${first}`)
  })
})
