import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post, type Member } from '../members.ts'

async function aBowl(request: APIRequestContext, seller: Member): Promise<number> {
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const draft = {
    type: 'general',
    title: 'Kauri bowl',
    category_id: items.find(({ name }: { name: string }) => name === 'Road bikes').id,
    condition: 'used',
    description: 'Turned in Northland.',
    sale_method: 'fixed_price',
    buy_now_price_cents: 85_00,
    suburb: 'te-aro',
  }
  const { id } = await post(request, '/listing', draft, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  return id
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Price', exact: true })

test('a seller marks a listing as pending for one person, ends it, and sells a similar one', async ({
  visit,
  request,
}) => {
  const [hana, mere, tama] = [
    await aMember(request, 'Hana'),
    await aMember(request, 'Mere'),
    await aMember(request, 'Tama'),
  ]
  const id = await aBowl(request, hana)
  const path = `/general/${id}/detail`
  await post(request, '/question', { listing_id: id, text: 'Could you keep it until Friday?' }, mere)
  const { page } = await visit(desktop)
  const { page: others } = await visit(desktop)
  await signInByCalls(others, tama, path)
  await expect(panel(others).getByRole('button', { name: 'Buy now NZ$ 85' })).toBeEnabled()

  await test.step('the seller chooses the end and the person', async () => {
    await signInByCalls(page, hana, '/isell')
    await page.getByRole('button', { name: 'More for “Kauri bowl”' }).click()
    await page.getByRole('menuitem', { name: 'Mark as pending' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mark as pending?' })
    await dialog.getByRole('button', { name: 'In 3 days' }).click()
    const buyer = dialog.getByLabel('Who it’s for')
    await buyer.selectOption({ label: (await buyer.getByRole('option', { name: /^Mere/ }).textContent())! })
    await dialog.getByLabel('Note for yourself').fill('Pays on Friday')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mark as pending' }).click()
    await expect(page.getByText(/for Mere.* · Pays on Friday/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('others see it, and can’t buy it meanwhile', async () => {
    await expect(panel(others).getByRole('button', { name: 'Buy now NZ$ 85' })).toBeDisabled()
    await expect(panel(others).getByText(/^This listing is pending until .* before then\.$/)).toBeVisible()
    await expect(others.getByText(/^Pending until/)).toBeVisible()
    await expectAccessible(others)
  })

  await test.step('the named person can, and no page of theirs shows the note', async () => {
    const { page: named } = await visit(phone)
    await signInByCalls(named, mere, path)
    await expect(named.getByText(/^Held for you until/).first()).toBeVisible()
    await expect(named.getByRole('button', { name: 'Buy now NZ$ 85' }).first()).toBeEnabled()
    await expect(named.getByText('Pays on Friday')).toHaveCount(0)
    await expectAccessible(named)
  })

  await test.step('the seller ends it, and everyone can buy it at once', async () => {
    await page.goto(path)
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'More for “Kauri bowl”' }).click()
    await page.getByRole('menuitem', { name: 'No longer pending' }).click()
    await expect(page.getByText('Anyone can buy it again')).toBeVisible()
    await expect(panel(others).getByRole('button', { name: 'Buy now NZ$ 85' })).toBeEnabled()
  })

  await test.step('a similar one starts as a draft', async () => {
    await panel(page).getByRole('button', { name: 'More for “Kauri bowl”' }).click()
    await page.getByRole('menuitem', { name: 'Sell similar' }).click()
    await page.waitForURL(/\/general\/\d+\/edit/)
    await expect(page.getByText(`Copied from listing ${id}. Add photos and check the details.`)).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kauri bowl')
    await expectAccessible(page)
  })
})
