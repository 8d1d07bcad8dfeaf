import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { desktop, excuseRefusals, expectAccessible, expectContrast, phone, signIn, test } from './fixtures.ts'
import { aMember, post, type Member } from './members.ts'

const bowl = {
  type: 'general',
  title: 'Kōwhai bowl from Nelson',
  condition: 'new',
  description: 'Glazed in ash.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 50_00,
  pickup: 'must',
  suburb: 'te-aro',
}

test('a pickup is offered and picked, and the code of the buyer completes the sale', async ({
  visit,
  request,
}) => {
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(request, '/listing', { ...bowl, category_id: items.at(-1).id }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const by = ({ token }: Member) => ({ headers: { authorization: `Bearer ${token}` } })
  expect((await request.put(`/api/buy-now/${id}`, { data: {}, ...by(mere) })).ok()).toBe(true)
  await signInAs(seller.page, hana)
  await signInAs(buyer.page, mere)

  await test.step('the seller says where to pay, and the buyer is warned that it is new', async () => {
    await seller.page.goto('/user-settings#payment')
    const section = seller.page.getByRole('region', { name: 'Where buyers pay' })
    await section.getByLabel('Name of the account').fill('H Hanason')
    await section.getByLabel('Account number').fill('01-0902-0068380-00')
    await section.getByRole('button', { name: 'Save where buyers pay' }).click()
    await expect(section.getByText('That is not a bank account. Check the digits.').first()).toBeVisible()
    await section.getByLabel('Account number').fill('01 902 0068389 00')
    await section.getByRole('button', { name: 'Save where buyers pay' }).click()
    await expect(section.getByText(/^Last changed/)).toBeVisible()
    await buyer.page.goto('/iwon-ilost')
    await expect(buyer.page.getByText('Check before you pay')).toBeVisible()
    await expect(buyer.page.getByText('01-0902-0068389-00')).toBeVisible()
    await expect(buyer.page.getByText(/have them read the account number to you/)).toBeVisible()
    await expectAccessible(buyer.page)
  })

  await test.step('the seller offers a time, and the buyer picks it as it arrives', async () => {
    await seller.page.goto('/isell?status=sold')
    await seller.page.getByRole('button', { name: 'Offer pickup times' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Offer pickup times' })
    await dialog.getByRole('button', { name: 'Offer this time' }).click()
    await expect(dialog.getByText('Say where to come.')).toBeVisible()
    await dialog.getByLabel('Time 1: Day').fill(inDays(3))
    await dialog.getByLabel('Time 1: From').fill('10:00')
    await dialog.getByLabel('Time 1: To').fill('11:30')
    await dialog.getByLabel('Where').fill('12 Jackson Street, Petone')
    await expectAccessible(seller.page)
    await dialog.getByRole('button', { name: 'Offer this time' }).click()
    await expect(dialog).toBeHidden()
    await buyer.page.getByRole('button', { name: /^Pick .*10–11\.30 am$/ }).click()
    await expect(buyer.page.getByText('12 Jackson Street, Petone')).toBeVisible()
    const [file] = await Promise.all([
      buyer.page.waitForEvent('download'),
      buyer.page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:2/)
    await expect(seller.page.getByText(/^[A-Z].*10–11\.30 am$/)).toBeVisible()
    await expectAccessible(buyer.page)
    await expectContrast(buyer.page, 'light')
  })

  await test.step('the seller types the code that the buyer shows', async () => {
    const shown = buyer.page.getByRole('region', { name: 'Handover code' }).getByText(/^\d{6}$/)
    const code = await shown.innerText()
    await seller.page.getByRole('button', { name: 'Type the handover code' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Type the handover code' })
    await dialog.getByLabel('Handover code, 6 digits').pressSequentially(anotherThan(code))
    await dialog.getByRole('button', { name: 'Complete the sale' }).click()
    await expect(dialog.getByText('That code is not right. You can try 4 more times.')).toBeVisible()
    excuseRefusals(seller)
    await expectAccessible(seller.page)
    await dialog.getByLabel('Handover code, 6 digits').pressSequentially(code)
    await dialog.getByRole('button', { name: 'Complete the sale' }).click()
    await expect(dialog).toBeHidden()
    await expect(seller.page.getByRole('link', { name: 'Review the buyer' })).toBeVisible()
    await expect(buyer.page.getByRole('region', { name: 'Handover code' })).toBeHidden()
    await expectAccessible(seller.page)
  })
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function signInAs(page: Page, member: Member) {
  await page.goto('/signin')
  await signIn(page, member)
  await page.waitForURL(/\/home/)
}
