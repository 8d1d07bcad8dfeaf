import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { aNewcomer, intercept, letCodesAge, phone, register, test } from '../fixtures.ts'
import { forgive, openSettings, signIn, sixDigitsFor } from '../settings-steps.ts'
import { appCode } from '../../harness/doubles/authenticator-app.ts'

test('a new password ends every other session on its next request', async ({ visit }) => {
  const here = await visit()
  const person = aNewcomer('Kahu')
  await register(here.page, person)
  const elsewhere = await visit(phone)
  await signIn(elsewhere.page, person.email)
  await elsewhere.page.waitForURL(/\/home/)

  const { page } = here
  await openSettings(page, 'password')
  await page.getByLabel('Current password').fill('notmine123')
  await page.getByLabel('New password').pressSequentially('kereru2026kereru2026')
  await expect(page.getByLabel('New password')).toHaveValue('kereru2026kereru2026')
  await page.getByLabel('New password').fill('kereru2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That’s not your password.').first()).toBeVisible()
  await page.getByLabel('Current password').fill('kahu1234')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)

  await elsewhere.page.goto('/isell')
  await elsewhere.page.waitForURL(/\/signin/)
  await signIn(elsewhere.page, person.email, 'kereru2026')
  await elsewhere.page.waitForURL(/\/home/)
  forgive(here, /status of 422/)
  forgive(elsewhere, /status of 401/)
})

test('a member signs out another session, after the password if it is required', async ({ visit }) => {
  const here = await visit()
  const person = aNewcomer('Moana')
  await register(here.page, person)
  const elsewhere = await visit(phone)
  await signIn(elsewhere.page, person.email)
  await elsewhere.page.waitForURL(/\/home/)

  const { page } = here
  await openSettings(page, 'sessions')
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('This device')
  await expect(sessions.last()).toContainText('Chrome on Linux')
  let requests = true
  await intercept(page, '**/api/session/*', (route) => {
    if (!requests) return route.continue()
    requests = false
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { status: 403, key: 'password_needed', message: 'Enter your password again first.' },
    })
  })
  await sessions
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out device' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm your password' })
  await confirm.getByLabel('Your password', { exact: true }).fill('notmine123')
  await confirm.getByRole('button', { name: 'Continue' }).click()
  await expect(confirm.getByText('That’s not your password.')).toBeVisible()
  await confirm.getByLabel('Your password', { exact: true }).fill('kahu1234')
  await confirm.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Device signed out')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await elsewhere.page.waitForURL(/\/signin\?ended=1/)
  forgive(here, /status of 4(22|03)/)
  forgive(elsewhere, /status of 401/)
})

test('two-factor sign-in is turned on, used and turned off', async ({ visit }) => {
  const { page } = await visit()
  const person = aNewcomer('Ihaia')
  await register(page, person)
  await openSettings(page, 'two-factor')
  const section = page.locator('#two-factor')
  await section.getByRole('button', { name: 'Turn on' }).click()
  const secret = (await section.locator('code').textContent())!
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible()
  await section.getByLabel('6-digit code').pressSequentially(appCode(secret))
  await section.getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download codes' }).click()
  const stored = await readFile(await (await download).path(), 'utf8')
  expect(stored).toContain(await codes.first().textContent())
  await section.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(section.getByText('On', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/signin/)
  await signIn(page, person.email)
  await page.waitForURL(/\/otp-verification/)
  // A code works once, so this uses the next half minute's; the server tolerates that difference.
  await page.getByLabel(/code/i).first().pressSequentially(appCode(secret, 1))
  await page.waitForURL(/\/home/)

  await openSettings(page, 'two-factor')
  await section.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-factor sign-in turned off')).toBeVisible()
  await expect(section.getByText('Off', { exact: true })).toBeVisible()
})

test('a member downloads all their data as one ZIP', async ({ visit }) => {
  const { page } = await visit()
  await register(page, aNewcomer('Pania'))
  await openSettings(page, 'your-data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^hoko-my-data-\d\d-\d\d-\d{4}\.zip$/)
  const zip = await readFile(await file.path())
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(zip.includes('account.json')).toBe(true)
})

test('an account is deleted with password and code', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  const person = aNewcomer('Wairua')
  await register(page, person)
  await openSettings(page, 'delete-account')
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!).user)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password', { exact: true }).fill('notmine123')
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText('That’s not your password.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('kahu1234')
  // A number gets codes at least half a minute apart, and the registration's was just sent.
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText(/^Wait \d+ seconds before asking/)).toBeVisible()
  await letCodesAge(person)
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText(/Send another in/)).toBeVisible()
  const code = await sixDigitsFor(page, person.phone_number.replace(/^0/, '+64'))
  await dialog.getByLabel('6-digit code').pressSequentially(code)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL(/\/signin$/)
  await expect(page.getByText('Account deleted')).toBeVisible()
  await signIn(page, person.email)
  await expect(page.getByText('That email and password don’t match an account.').first()).toBeVisible()
  expect((await page.request.get(`/seller-detail/${id}`)).status()).toBe(404)
  forgive(visitor, /status of 4(01|29)/)
})
