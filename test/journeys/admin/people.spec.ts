import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { aNewcomer, excuseRefusals, intercept, phone, signIn, test } from '../fixtures.ts'
import { asAdmin, linkFor } from './admin-steps.ts'

test('an admin creates an account, its owner sets the password, and changes are logged', async ({
  visit,
}) => {
  const office = await visit(phone)
  const { page } = office
  const person = aNewcomer('Ihaia')
  await asAdmin(office, '/user/new')
  await page.getByRole('button', { name: 'Create account and email link' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter a first name')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Email', { exact: true }).fill('mere@demo.hoko.nz')
  await page.getByLabel('Mobile phone').fill(person.phone_number)

  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()

  await page.getByRole('button', { name: 'Create account and email link' }).click()
  await expect(page.getByText('Another account already uses this email.').first()).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Create account and email link' }).click()
  await page.waitForURL(/\/user\/\d+\/detail$/)
  await expect(page.getByRole('heading', { name: 'Ihaia Ngata' })).toBeVisible()
  await expect(page.getByText('Created the account')).toBeVisible()

  const owner = await visit()
  await owner.page.goto(await linkFor(page, person.email))
  await owner.page.getByLabel('New password', { exact: true }).fill('huia4321')
  const setUp = owner.page.getByRole('button', { name: 'Set up account' })
  await setUp.click()
  await expect(owner.page.getByLabel('I agree to the terms')).toBeFocused()
  await expect(owner.page.getByText('Please agree to the terms and conditions.').first()).toBeVisible()
  await owner.page.getByLabel('I agree to the terms').check()
  await setUp.click()
  await expect(owner.page.getByRole('heading', { name: 'Your account is set up' })).toBeVisible()
  await owner.page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(owner.page, { email: person.email, password: 'huia4321' })
  await owner.page.waitForURL(/\/home/)

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.waitForURL(/\/edit$/)
  await expect(page.getByLabel('Last name')).toHaveValue('Ngata')
  await page.getByLabel('Last name').fill('Ngātai')
  await page.getByLabel('Mobile phone').fill('021 555 0142')
  await page.getByLabel('Reason for the new contact').fill('Asked by phone')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(/\/detail$/)
  await expect(page.getByRole('heading', { name: 'Ihaia Ngātai' })).toBeVisible()
  await expect(page.getByText('Changed the account')).toBeVisible()
  await expect(page.getByText('“Asked by phone”')).toBeVisible()
  excuseRefusals(office)
})

test('the table keeps its state in the address and exports CSV', async ({ visit }) => {
  const office = await visit()
  const { page } = office
  await asAdmin(office, '/users-list?type=user&sort=display_name&order=asc')
  const first = page.getByRole('rowheader').or(page.locator('tbody tr')).first()
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const save = page.getByRole('button', { name: /^Save [1-9]\d* as CSV$/ })
  await expect(save).toBeVisible()
  await page.setViewportSize({ width: 1360, height: 900 })
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(44)
  const name = await first.textContent()
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await page.waitForURL('/users-list?type=user&sort=display_name')
  await expect(heads.filter({ hasText: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect(first).not.toHaveText(name!)
  await page.goBack()
  await expect(first).toHaveText(name!)

  await page.getByLabel('Kind of seller').selectOption('in_trade')
  await page.waitForURL(/seller_kind=in_trade/)
  await page.reload()
  await expect(page.getByLabel('Kind of seller')).toHaveValue('in_trade')
  await expect(save).toBeVisible()
  const shown = await page.locator('tbody tr').count()
  await expect(save).toHaveText(`Save ${shown} as CSV`)
  const saving = page.waitForEvent('download')
  await save.click()
  const request = page.getByRole('dialog', { name: /^Export \d+ members\?$/ })
  await request.getByLabel('Reason').fill('Asked for by the auditor')
  await request.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^hoko-users-.*\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(shown + 1)
  expect(lines[0]).toMatch(/^\ufeffNumber,Type,Status,/)
  expect(lines[1]).toMatch(/,02\d /)

  await page.getByRole('searchbox').fill('nobody of that name')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('link', { name: 'See all members' }).click()
  await page.waitForURL('/users-list')
})

test('failed requests show an error and load on retry', async ({ visit }) => {
  test.setTimeout(120_000)
  const office = await visit()
  const { page, complaints } = office
  await asAdmin(office, '/admin-dashboard')
  let fails = true
  for (const call of ['**/api/user?*', '**/api/user/*']) {
    await intercept(page, call, (route) =>
      fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
  }
  for (const [address, words] of [
    ['/users-list', 'The members didn’t load'],
    ['/user/1002/detail', 'The account didn’t load'],
    ['/user/1002/edit', 'The account didn’t load'],
  ] as const) {
    fails = true
    await page.goto(address)
    await expect(page.getByText(words)).toBeVisible()
    fails = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(words)).toBeHidden()
  }
  await page.goto('/user/999999999/detail')
  await expect(page.getByText('Account not found')).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of (500|404)/.test(text)))
})

test('an admin’s own page shows their sign-in methods and no way to suspend themselves', async ({
  visit,
}) => {
  const office = await visit()
  const { page } = office
  await asAdmin(office, '/users-list?q=admin%40demo.hoko.nz&type=admin')
  await page.getByRole('button', { name: 'Account of Hana Parata' }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.waitForURL(/\/user\/\d+\/detail$/)
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Change my email' }).click()
  const change = page.getByRole('dialog', { name: 'Change your email' })
  await expect(change.getByLabel('New email')).toBeVisible()
  await change.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('button', { name: 'Change my phone number' })).toBeVisible()
  for (const name of ['Email and phone', 'Password', 'Where you’re signed in', 'Two-factor sign-in']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  for (const name of ['Suspend', 'Delete', 'Reset password']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
})

test('members are redirected from the admin’s people pages', async ({ request }) => {
  for (const address of ['/users-list', '/user/new', '/user/1002/detail', '/user/1002/edit']) {
    const led = async (hint?: string) => {
      const headers: Record<string, string> = hint ? { cookie: `hoko_hint=${hint}` } : {}
      const reply = await request.get(address, { maxRedirects: 0, headers })
      return [reply.status(), reply.headers()['location'], await reply.text()] as const
    }
    expect((await led()).slice(0, 2)).toEqual([302, `/admin-signin?next=${encodeURIComponent(address)}`])
    expect((await led('user')).slice(0, 2)).toEqual([302, '/home'])
    const [status, , frame] = await led('admin')
    expect(status).toBe(200)
    expect(frame).not.toMatch(/@demo\.hoko\.nz|\+6421/)
  }
})
