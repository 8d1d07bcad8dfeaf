import { expect } from '@playwright/test'
import { desktop, phone, test } from '../fixtures.ts'
import { asAdmin } from './admin-steps.ts'

test('an admin changes the terms, sees the difference and restores the old version', async ({ visit }) => {
  const [office, visitor] = [await visit(desktop), await visit(phone)]
  const { page } = office
  const rule = `No bidding on ${crypto.randomUUID().slice(0, 8)} days.`
  const isPublic = (is: boolean) =>
    expect(async () => {
      await visitor.page.goto('/info/terms-and-conditions')
      await expect(visitor.page.getByText(rule)).toHaveCount(is ? 1 : 0, { timeout: 500 })
    }).toPass()

  await test.step('the editor shows the preview and the difference', async () => {
    await asAdmin(office, '/terms-and-conditions')
    await expect(page.getByText(/^Have a lawyer check this text/)).toBeVisible()
    await page.getByRole('link', { name: 'Edit page' }).click()
    await page.waitForURL('/static-page/edit/terms-and-conditions')
    const text = page.getByRole('textbox', { name: 'Text' })
    const before = await text.inputValue()
    await text.fill(`${before}\n\n[Bad](javascript:alert)`)
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText(/^Links must start with/).first()).toBeVisible()
    await text.fill(`${before}\n\n${rule}`)
    await page.getByText('Changes', { exact: true }).click()
    await expect(page.locator('ins').filter({ hasText: rule })).toBeVisible()
    await page.getByRole('button', { name: 'Save page' }).click()
    await page.waitForURL('/terms-and-conditions')
  })

  await test.step('visitors read it without notes about lawyers', async () => {
    await isPublic(true)
    await expect(visitor.page.getByText(/lawyer/)).toHaveCount(0)
    await visitor.page.goto('/mb/terms-and-conditions')
    await expect(visitor.page.getByText(rule)).toBeVisible()
  })

  await test.step('the version shows its author and changes, and the previous one is restored', async () => {
    const versions = page.getByRole('link', { name: /^Version \d+/ })
    await expect(versions.first()).toContainText('By Hana P.')
    await versions.first().click()
    await expect(page.locator('ins').filter({ hasText: rule })).toBeVisible()
    await versions.nth(1).click()
    await page.getByText('Text shown now', { exact: true }).click()
    await expect(page.locator('del').filter({ hasText: rule })).toBeVisible()
    await page.getByRole('button', { name: 'Restore version' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Restore version' }).click()
    await expect(dialog).toBeHidden()
    await expect(versions.first()).toContainText(/from version \d+/)
    await isPublic(false)
  })
})
