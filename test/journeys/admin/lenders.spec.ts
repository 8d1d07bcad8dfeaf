import { expect } from '@playwright/test'
import { desktop, test } from '../fixtures.ts'
import { asAdmin } from './admin-steps.ts'

test('an admin adds a lender, moves it up, hides it and deletes it', async ({ visit }) => {
  const office = await visit(desktop)
  const { page } = office
  const name = `Lender ${crypto.randomUUID().slice(0, 6)}`
  await asAdmin(office, '/finance')

  await test.step('missing fields show errors', async () => {
    await page.getByRole('button', { name: 'Add lender' }).click()
    const form = page.getByRole('dialog', { name: 'Add lender' })
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'Add lender' }).click()
    await expect(form.getByText('Enter a rate from 0 to 49.99%.').first()).toBeVisible()
    await form.getByLabel('Email for enquiries').fill('loans@lender.example')
    await form.getByLabel('Annual interest rate (%)').fill('49.99')
    await form.getByLabel('Smallest loan').fill('99000000')
    await form.getByLabel('Biggest loan').fill('1000')
    await form.getByRole('button', { name: 'Add lender' }).click()
    await expect(form.getByText('This must be at least the smallest loan.').first()).toBeVisible()
    // The console logs the refusal.
    office.complaints.splice(0)
    await form.getByLabel('Biggest loan').fill('99000001')
    await form.getByRole('button', { name: 'Add lender' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  })

  await test.step('the order, the switch and deletion work', async () => {
    const row = page.getByRole('row', { name: new RegExp(name) }).first()
    await row.getByRole('button', { name: `Move up: ${name}` }).click()
    await expect(page.getByText(new RegExp(`^${name} is now number \\d+$`))).toBeAttached()
    await row.getByRole('switch', { name: `Enable ${name}` }).click()
    await expect(page.getByText(`${name} is shown on vehicles now`)).toBeVisible()
    await row.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete lender' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this lender?' })
    await question.getByRole('button', { name: 'Delete lender' }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(page.getByText('Deleted the lender').first()).toBeVisible()
  })
})
