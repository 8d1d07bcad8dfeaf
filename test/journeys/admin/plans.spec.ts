import { expect } from '@playwright/test'
import { phone, test } from '../fixtures.ts'
import { asAdmin } from './admin-steps.ts'

test('an admin creates a plan, orders it, disables it and deletes it', async ({ visit, request }) => {
  test.setTimeout(120_000)
  const visitor = await visit()
  const { page } = visitor
  const name = `Kererū ${Date.now() % 100_000}`
  const listed = async () =>
    ((await (await request.get('/api/subscription-plan')).json()) as { items: { name: string }[] }).items.map(
      (plan) => plan.name,
    )
  await asAdmin(visitor, '/subscription-plans')
  await page.getByRole('link', { name: 'Add plan' }).click()
  await page.getByRole('button', { name: 'Add plan' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Vehicle listings: Enter a whole number.')).toBeVisible()

  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Amount').fill('29.50')
  await page.getByLabel('General listings', { exact: true }).fill('40')
  await page.getByLabel('Vehicle listings', { exact: true }).fill('5')
  await page.getByLabel('Unlimited Property listings').check()
  await page.getByRole('checkbox', { name: /^Stock feed/ }).check()
  await page.getByLabel('Enabled').check()
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('NZ$ 29.50 a month')
  // Without a plan there is no limit, so these numbers are no benefit.
  await expect(card.getByRole('listitem')).toHaveText(['Your stock feed'])
  await page.getByRole('button', { name: 'Add plan' }).click()
  await page.waitForURL('/subscription-plans')

  const rows = page.getByRole('row')
  await expect(rows.last()).toContainText(name)
  await page.getByRole('button', { name: `Move up: ${name}` }).click()
  await expect(rows.nth(-2)).toContainText(name)
  await expect(page.getByRole('button', { name: `Move up: ${name}` })).toBeFocused()
  expect(await listed()).toContain(name)
  await page.getByRole('switch', { name: `Enable ${name}` }).click()
  await expect(page.getByText(`${name} is disabled. Nobody has it.`)).toBeVisible()
  expect(await listed()).not.toContain(name)

  await page.setViewportSize(phone)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Delete plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this plan?' })
  await dialog.getByRole('button', { name: 'Delete plan' }).click()
  await page.waitForURL('/subscription-plans')
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})
