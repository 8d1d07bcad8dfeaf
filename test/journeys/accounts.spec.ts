import { expect } from '@playwright/test'
import { aNewcomer, desktop, expectAccessible, phone, register, test } from './fixtures.ts'

for (const look of [desktop, phone]) {
  test(`a stranger registers, signs out and in again (${look.width} px, ${look.theme})`, async ({
    visit,
  }) => {
    const { page } = await visit(look)
    const person = aNewcomer('Aroha')
    await page.goto('/register')
    await expectAccessible(page)
    await register(page, person)
    await expect(page.getByText('Welcome to Hoko, Aroha')).toBeVisible()

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/signin/)
    await expectAccessible(page)

    await page.goto('/isell')
    await page.waitForURL(/\/signin\?next=%2Fisell/)
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('kahu1234')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/isell$/)
  })
}
