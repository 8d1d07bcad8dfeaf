import { expect, type Page } from '@playwright/test'
import { aNewcomer, desktop, themesOf, phone, register, test } from '../fixtures.ts'
import { forgive } from '../settings-steps.ts'

const openDialog = (page: Page) => page.getByRole('dialog').last()
const toast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const mine = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your plan' }) })

async function addCard(page: Page, number: string) {
  await page.getByRole('button', { name: 'Add card' }).last().click()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Add card' }).click()
}

for (const view of themesOf(phone, desktop)) {
  test(`a plan is bought, upgraded, changed back and ended (${view.width} px)`, async ({ visit }) => {
    const { page } = await visit(view)
    await register(page, aNewcomer('Ngaio'))
    await test.step('a member buys a plan with a card added on the way', async () => {
      await page.goto('/plans')
      await expect(mine(page).getByText('You don’t have a plan.', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: 'Choose Starter' }).click()
      await expect(openDialog(page).getByRole('button', { name: 'Pay NZ$ 9.90' })).toBeDisabled()
      await addCard(page, '4242424242424242')
      await openDialog(page).getByRole('button', { name: 'Pay NZ$ 9.90' }).click()
      await toast(page, 'Starter is yours')
      await expect(page.locator('[id^="plan-"]').filter({ hasText: 'Starter' })).toBeFocused()
      await expect(mine(page).getByText('NZ$ 9.90 a month', { exact: true })).toBeVisible()
    })
    await test.step('the upgrade charges the price it showed and issues the invoice', async () => {
      await page.getByRole('button', { name: 'Upgrade to Dealer', exact: true }).click()
      const pay = openDialog(page).getByRole('button', { name: /^Pay NZ\$\s39\./ })
      const amount = (await pay.textContent())!.replace('Pay ', '')
      await pay.click()
      await toast(page, 'Dealer is yours')
      const invoices = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: amount })
      await expect(invoices.first()).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /PDF/ }).first().click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })
    await test.step('downgrading and cancelling wait for the period’s end and can be undone', async () => {
      await page.getByRole('button', { name: 'Downgrade to Starter' }).click()
      await openDialog(page).getByRole('button', { name: 'Change plan' }).click()
      await expect(mine(page).getByText(/you’ll change to Starter for NZ\$\s9\.90 a month/)).toBeVisible()
      await mine(page).getByRole('button', { name: 'Keep Dealer' }).click()
      await openDialog(page).getByRole('button', { name: 'Keep Dealer' }).click()
      await toast(page, 'You’re keeping Dealer')
      await mine(page).getByRole('button', { name: 'Cancel plan' }).click()
      await openDialog(page).getByRole('button', { name: 'Cancel plan' }).click()
      await expect(mine(page).getByText(/Your plan ends on/)).toBeVisible()
    })
  })
}

test('a declined card shows the reason, and 3-D Secure asks for confirmation', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  await register(page, aNewcomer('Hemi'))
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Choose Dealer', exact: true }).click()
  await addCard(page, '4000000000000341')
  await openDialog(page).getByRole('button', { name: 'Pay NZ$ 49' }).click()
  await expect(openDialog(page).getByText(/Your card was declined/)).toBeVisible()
  forgive(visitor, /402/)
  await addCard(page, '4000002760003184')
  await openDialog(page).getByRole('button', { name: 'Pay NZ$ 49' }).click()
  await page.waitForURL(/sandbox-confirm/)
  await test.step('a returning member is led to the open payment', async () => {
    await page.goto('/plans')
    const waits = mine(page).getByText(/confirm your payment of NZ\$\s49 for Dealer/)
    await expect(waits).toBeInViewport()
    await page.getByRole('button', { name: 'Choose Starter' }).click()
    await expect(waits).toBeInViewport()
    await mine(page).getByRole('button', { name: 'Confirm payment' }).click()
    await page.waitForURL(/sandbox-confirm/)
  })
  await page.getByRole('button', { name: /Confirm|Approve/ }).click()
  await page.waitForURL(/\/plans/)
  await toast(page, 'Dealer is yours')
  await expect(page).toHaveURL(/\/plans$/)
  await expect(mine(page).getByText('Active', { exact: true })).toBeVisible()
})
