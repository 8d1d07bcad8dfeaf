import { expect } from '@playwright/test'
import { aMember, codeFor, e164, excuseRefusals, letCodesAge, phone, signIn, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember as anAccount, post } from '../members.ts'

test('an account is deleted by password and code after a confirmation', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  const { email, phone_number } = await aMember(visitor, 'Tui')
  await letCodesAge({ phone_number })
  await page.goto('/delete-account')
  await expect(page).toHaveTitle('Delete your account | Hoko')
  await expect(page.getByText(/We keep trades and invoices/)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('wrong123')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText('That email and password don’t match an account.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText(/We’ve sent a 6-digit code to/)).toBeVisible()
  const code = await codeFor(page, e164({ phone_number }), { digits: 6 })
  const boxes = page.getByLabel('6-digit code')
  const question = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await boxes.pressSequentially(code === '123456' ? '654321' : '123456')
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('That code isn’t right. You have 4 tries left.')).toBeVisible()
  await expect(question).toBeHidden()

  await boxes.pressSequentially(code)
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible()

  await page.goto('/signin')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await signIn(page, { email })
  await expect(page.getByText('That email and password don’t match an account.').first()).toBeVisible()
  excuseRefusals(visitor)
})

test('an account with open business is not deleted and shows why', async ({ visit, request }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  const title = 'Enamel teapot'
  const id = await aListing(request, 'auction', await anAccount(request, 'Hana'), title)
  const kea = await anAccount(request, 'Kea')
  await post(request, '/bid', { listing_id: id, max_cents: 1_000 }, kea)
  await page.context().clearCookies()

  await page.goto('/delete-account')
  await page.getByLabel('Email', { exact: true }).fill(kea.email)
  await page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText('Nothing was deleted')).toBeVisible()
  await expect(page.getByText(`is the highest bidder on “${title}”`)).toBeVisible()
  excuseRefusals(visitor)
})
