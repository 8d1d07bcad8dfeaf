import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { excuseRefusals, expectAccessible, type Visitor } from './fixtures.ts'

interface Sides {
  seller: Visitor
  buyer: Visitor
}

/** From a list to the page of its first trade. */
export async function openTrade(page: Page, list: '/iwon-ilost?show=won' | '/isell?status=sold') {
  await page.goto(list)
  await page
    .getByRole('list', { name: /^(?:Open|Finished)$/ })
    .first()
    .getByRole('heading')
    .first()
    .getByRole('link')
    .click()
  await page.waitForURL(/\/trades\/\d+$/)
}

const steps = (page: Page): Locator => page.getByRole('list', { name: 'Sale progress' })

export const sale = (page: Page): Locator => page.getByRole('main')

export const step = (page: Page, words: string) =>
  steps(page).getByRole('listitem').filter({ hasText: words })

export async function press(page: Page, name: string) {
  await sale(page).getByRole('button', { name, exact: true }).click()
  await expect(sale(page).getByRole('button', { name, exact: true })).toBeHidden()
}

/** After a win, before anything is paid. */
export async function choosePickup({ buyer }: Sides) {
  await test.step('the buyer chooses pickup, and agrees to the total', async () => {
    await openTrade(buyer.page, '/iwon-ilost?show=won')
    await sale(buyer.page).getByRole('button', { name: 'Choose delivery' }).first().click()
    const dialog = buyer.page.getByRole('dialog', { name: 'Choose the delivery' })
    await dialog.getByText(/^Pickup/).click()
    await dialog.getByRole('button', { name: /^Agree to pay NZ\$ 31/ }).click()
    await expect(dialog).toBeHidden()
  })
}

export async function pay({ seller, buyer }: Sides) {
  await test.step('the seller enters a bank account and changes it, and the buyer is warned', async () => {
    await seller.page.goto('/user-settings#payment')
    const section = seller.page.getByRole('region', { name: 'Bank account' })
    await section.getByLabel('Name on the account').fill('H Ngata')
    await section.getByLabel('Account number').fill('01-0902-0068380-00')
    await section.getByRole('button', { name: 'Save bank account' }).click()
    await expect(
      section.getByText('That isn’t a valid account number. Check the digits.').first(),
    ).toBeVisible()
    await section.getByLabel('Account number').fill('01 902 0068389 00')
    await section.getByRole('button', { name: 'Save bank account' }).click()
    await expect(section.getByText(/^Saved /)).toBeVisible()
    await openTrade(buyer.page, '/iwon-ilost?show=won')
    await expect(buyer.page.getByText('01-0902-0068389-00')).toBeVisible()
    await expect(buyer.page.getByText('Check before you pay')).toBeHidden()
    await section.getByLabel('Name on the account').fill('Hana Ngata')
    await section.getByRole('button', { name: 'Save bank account' }).click()
    await buyer.page.reload()
    await expect(buyer.page.getByText('Check before you pay')).toBeVisible()
    await expect(buyer.page.getByText('01-0902-0068389-00')).toBeVisible()
    await expect(buyer.page.getByText(/check the account number with them/)).toBeVisible()
  })

  await test.step('the buyer pays, and the seller confirms', async () => {
    await openTrade(seller.page, '/isell?status=sold')
    await press(buyer.page, 'I’ve paid')
    await press(seller.page, 'Confirm payment')
  })
}

export async function agreeOnPickup({ seller, buyer }: Sides) {
  await test.step('the seller offers a time, and the buyer picks it live', async () => {
    await seller.page.getByRole('button', { name: 'Offer pickup times' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Offer pickup times' })
    await dialog.getByRole('button', { name: 'Offer this time' }).click()
    await expect(dialog.getByText('Say where to come.')).toBeVisible()
    await dialog.getByLabel('Time 1: Day').fill(inDays(3))
    await dialog.getByLabel('Time 1: From').fill('10:00')
    await dialog.getByLabel('Time 1: To').fill('11:30')
    await dialog.getByLabel('Where').fill('12 Jackson Street, Petone')
    await dialog.getByRole('button', { name: 'Offer this time' }).click()
    await expect(dialog).toBeHidden()
    await buyer.page.getByRole('button', { name: /^Choose .*10–11:30 am$/ }).click()
    await expect(buyer.page.getByText('12 Jackson Street, Petone')).toBeVisible()
    const [file] = await Promise.all([
      buyer.page.waitForEvent('download'),
      buyer.page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toMatch(/METHOD:PUBLISH[^]*SEQUENCE:2/)
    await expect(seller.page.getByText(/^[A-Z].*10–11:30 am$/)).toBeVisible()
  })
}

export async function handOver({ seller, buyer }: Sides) {
  await test.step('the seller enters the buyer’s code, and the sale is complete', async () => {
    const shown = buyer.page.getByRole('region', { name: 'Handover code' }).getByText(/^\d{6}$/)
    const code = await shown.innerText()
    await seller.page.getByRole('button', { name: 'Enter handover code' }).click()
    const dialog = seller.page.getByRole('dialog', { name: 'Enter handover code' })
    await dialog.getByLabel('Handover code, 6 digits').pressSequentially(anotherThan(code))
    await dialog.getByRole('button', { name: 'Complete sale' }).click()
    await expect(dialog.getByText('That code isn’t right. You can try 4 more times.')).toBeVisible()
    excuseRefusals(seller)
    await expectAccessible(seller.page)
    await dialog.getByLabel('Handover code, 6 digits').pressSequentially(code)
    await dialog.getByRole('button', { name: 'Complete sale' }).click()
    await expect(dialog).toBeHidden()
    await expect(step(seller.page, 'Received, done')).toBeVisible()
    await expect(step(buyer.page, 'Received, done')).toBeVisible()
    await expect(buyer.page.getByRole('region', { name: 'Handover code' })).toBeHidden()
  })
}

export async function reviewEachOther({ seller, buyer }: Sides) {
  await test.step('both review, and each then reads the other’s review', async () => {
    await review(buyer.page, 'Just as described, and a good talk.')
    await seller.page.goto('/irate?show=about')
    await expect(seller.page.getByText('No reviews of you yet')).toBeVisible()
    await openTrade(seller.page, '/isell?status=sold')
    await review(seller.page, 'Paid at once. Ka pai.')
    await seller.page.goto('/irate?show=about')
    await expect(seller.page.getByText('Just as described, and a good talk.')).toBeVisible()
    await buyer.page.goto('/irate?show=about')
    await expect(buyer.page.getByText('Paid at once. Ka pai.')).toBeVisible()
  })
}

async function review(page: Page, text: string) {
  await sale(page).getByRole('button', { name: 'Leave a review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('Your review').fill(text)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog).toBeHidden()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
