import { expect } from '@playwright/test'
import {
  aMember,
  aNewcomer,
  codeFor,
  desktop,
  themesOf,
  e164,
  excuseRefusals,
  phone,
  registerByForm,
  signIn,
  test,
} from '../fixtures.ts'

for (const view of themesOf(phone, desktop)) {
  test(`a stranger registers, signs out and in again (${view.width} px, ${view.theme})`, async ({
    visit,
  }) => {
    const { page } = await visit(view)
    const person = aNewcomer('Aroha')
    await page.goto('/register')
    await registerByForm(page, person)
    await expect(page.getByText('Welcome to Hoko, Aroha')).toBeVisible()

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/signin/)

    await page.goto('/isell')
    await page.waitForURL(/\/signin\?next=%2Fisell/)
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('kahu1234')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/isell$/)
  })
}

test('an abandoned registration continues by signing in from another browser', async ({ visit }) => {
  const { page } = await visit()
  const person = aNewcomer('Whetu')
  const begun = await page.request.post('/api/register-basic', { data: { ...person, password: 'kahu1234' } })
  expect(begun.status()).toBe(201)
  const other = await visit(phone)
  await other.page.goto('/signin?next=%2Fiwatch')
  await signIn(other.page, { email: person.email })
  await other.page.waitForURL(/\/verify-phone-number-otp\?next=%2Fiwatch$/)
  await expect(other.page.getByText(/Send another in \d+ s/)).toBeVisible()
  await other.page.getByLabel('4-digit code').pressSequentially(await codeFor(page, e164(person)))
  await other.page.waitForURL(/\/register\?next=%2Fiwatch$/)
  await expect(other.page.getByRole('heading', { name: 'Nearly there' })).toBeVisible()

  const third = await visit()
  await third.page.goto('/signin')
  await signIn(third.page, { email: person.email })
  await third.page.waitForURL(/\/register$/)
  await expect(third.page.getByRole('heading', { name: 'Nearly there' })).toBeVisible()
  excuseRefusals(other)
  excuseRefusals(third)
})

test('a taken email shows an error and a link to sign in', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  const { email } = await aMember(visitor, 'Kaka')
  await page.goto('/register')
  await expect(page.getByLabel('Country')).toHaveValue('New Zealand')
  await page.getByLabel('Country').selectOption('Samoa')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Mobile phone').focus()
  await expect(page.getByText('An account already uses this email.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('Samoa')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Mobile phone').focus()
  // A password that is too long must not be cut silently: signing in with the pasted one would
  // fail.
  const password = page.getByLabel('Password', { exact: true })
  await password.pressSequentially('kahu1234kahu1234kahu')
  await expect(password).toHaveValue('kahu1234kahu1234kahu')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText('Use 8 to 15 characters.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Sign in with this email' }).click()
  await page.waitForURL(/\/signin$/)
})
