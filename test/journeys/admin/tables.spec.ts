import { expect, type Page } from '@playwright/test'
import { desktop, signInByCalls, test } from '../fixtures.ts'

test('an admin customises a table and acts on rows across its pages', async ({ visit }) => {
  test.setTimeout(120_000)
  const { page } = await visit(desktop)
  await signInByCalls(
    page,
    { email: 'admin@demo.hoko.nz', password: 'kiaora2026' },
    '/users-list?status=active&type=user',
  )
  const head = (name: string) => page.getByRole('columnheader', { name })

  await test.step('the keyboard chooses columns', async () => {
    await expect(head('Email')).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).press('ArrowDown')
    const email = page.getByRole('menuitemcheckbox', { name: 'Email' })
    await expect(email).toBeChecked()
    await email.press('Enter')
    await expect(email).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(head('Email')).toHaveCount(0)
  })

  await test.step('a saved view restores filters and columns', async () => {
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Members who trade')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.waitForURL(/view=\d+/)
    await chooseUsualColumns(page)
    await page.goto('/users-list')
    await expect(head('Email')).toBeVisible()
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Members who trade' }).click()
    await page.waitForURL(/status=active.*view=\d+/)
    await expect(head('Email')).toHaveCount(0)
  })

  await test.step('all matching members are suspended, and it is undone', async () => {
    await page.goto('/users-list?q=fatima')
    await page.getByRole('button', { name: 'The 1 that matches' }).click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 of 1 can be changed.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('A check of this account.')
    await dialog.getByRole('button', { name: 'Suspend 1 member' }).click()
    await expect(dialog.getByText('1 member suspended')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo 1' }).click()
    await expect(dialog.getByText('Undone: 1')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('row', { name: /Fatima/ }).getByText('Active')).toBeVisible()
  })

  await test.step('the admin writes to the ticked members', () => writeToChosen(page))
})

async function writeToChosen(page: Page) {
  await page.getByRole('checkbox', { name: /^Select Fatima/ }).check()
  await page.getByRole('button', { name: '1 selected' }).click()
  await page.getByRole('menuitem', { name: 'Send a message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('Courier prices change on Monday.')
  await dialog.getByRole('button', { name: 'Message 1 member' }).click()
  await expect(dialog.getByText('1 member messaged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'The 1 that matches' })).toBeVisible()
}

async function chooseUsualColumns(page: Page) {
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Usual columns' }).click()
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible()
}
