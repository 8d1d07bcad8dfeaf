import { expect } from '@playwright/test'
import { aNewcomer, pending, phone, register, signInByCalls, test } from '../fixtures.ts'

test('a newcomer without figures reads what to do', async ({ visit }) => {
  const { page } = await visit({ ...phone, width: 320 })
  await register(page, aNewcomer('Hinewai'))
  await page.goto('/reports')
  await expect(page.getByText('No figures yet')).toBeVisible()
})

test('a seller reads their figures and what each counts', async ({ visit }) => {
  const { page } = await visit(phone)
  await signInByCalls(page, { email: 'mere@demo.hoko.nz', password: 'kiaora2026' }, '/home')

  await test.step('the menu leads there', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Reports' }).click()
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  })

  await test.step('another period is stored in the address and never shows the old figures', async () => {
    await expect(page.getByRole('list', { name: 'Selling' })).toBeVisible()
    const { requested: input, letThrough } = await pending(page, /\/api\/user-reports\?days=90/)
    await page.getByLabel('Period').selectOption('90')
    await expect(page).toHaveURL(/days=90/)
    await expect(page.getByText('compared with the 90 days before')).toBeVisible()
    await input
    await expect(page.getByRole('list', { name: 'Selling' })).toBeHidden()
    await expect(page.getByText('Loading your reports')).toBeAttached()
    letThrough()
    await expect(page.getByRole('list', { name: 'Selling' })).toBeVisible()
  })

  await test.step('a figure links to its rows, with the same count, and to a CSV', async () => {
    const views = page
      .getByRole('list', { name: 'Selling' })
      .getByRole('listitem')
      .filter({ hasText: 'Views' })
    const figure = Number((await views.locator('.heading').textContent())!.replace(',', ''))
    expect(figure).toBeGreaterThan(0)
    await views.getByRole('link', { name: 'Views' }).click()
    const table = page.getByRole('table', { name: 'Views: last 90 days' })
    await expect(table).toBeVisible()
    const counts = await table.locator('tbody tr td:last-child').allTextContents()
    expect(counts.reduce((sum, count) => sum + Number(count.replace(',', '')), 0)).toBeLessThanOrEqual(figure)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('hoko-views-90-days.csv')
  })
})
