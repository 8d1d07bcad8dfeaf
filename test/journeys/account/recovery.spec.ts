import { expect, type Page } from '@playwright/test'
import {
  aMember,
  codeFor,
  desktop,
  e164,
  excuseRefusals,
  letCodesAge,
  phone,
  sentTo,
  signIn,
  test,
  type Newcomer,
} from '../fixtures.ts'

async function requestCode(page: Page, target: string) {
  await page.goto('/forgot-password')
  const field = page.getByLabel('Email or mobile phone')
  // The form fills in the last email itself, possibly during typing.
  await expect(async () => {
    await field.fill(target)
    await expect(field).toHaveValue(target, { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.waitForURL(/\/otp-verification\?/)
}

for (const [view, by] of [
  [desktop, 'email'],
  [phone, 'phone'],
] as const) {
  test(`a forgotten password is reset by ${by} (${view.width} px, ${view.theme})`, async ({ visit }) => {
    const visitor = await visit(view)
    const { page } = visitor
    const { email, phone_number } = await aMember(visitor, 'Ngaio')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL(/\/forgot-password$/)
    await expect(page).toHaveTitle('Forgot your password | Hoko')
    await expect(page.getByLabel('Email or mobile phone')).toHaveValue(email)

    const target = by === 'email' ? email : phone_number
    await page.getByLabel('Email or mobile phone').fill(target)
    await letCodesAge({ phone_number })
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.waitForURL(/\/otp-verification\?/)
    expect(new URL(page.url()).search).toMatch(/^\?isUserAdmin=false&(email|phone_number)=/)
    await expect(page).toHaveTitle('Enter your code | Hoko')
    await expect(page.getByText(/Send another in \d+ s/)).toBeVisible()
    await page.reload()
    // The code goes to the phone although the email was entered: a new member's email isn't
    // verified.
    const address = e164({ phone_number })
    await page.getByLabel('6-digit code').pressSequentially(await codeFor(page, address, { digits: 6 }))

    await page.waitForURL(/\/reset-password$/)
    await expect(page).toHaveTitle('Choose a new password | Hoko')
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Use 8 to 15 characters.').first()).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await page.getByLabel('New password', { exact: true }).clear()
    // The sixteenth digit makes it too long; the focus must not jump to the error summary.
    await page
      .getByLabel('New password', { exact: true })
      .evaluate((field) => field.addEventListener('blur', () => field.setAttribute('data-left', '')))
    await page.getByLabel('New password', { exact: true }).pressSequentially('weka2026weka2026weka')
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('weka2026weka2026weka')
    await expect(page.getByLabel('New password', { exact: true })).not.toHaveAttribute('data-left')
    await expect(page.getByText('Use 8 to 15 characters.').first()).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('weka2026')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()

    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, { email })
    await expect(page.getByText('That email and password don’t match an account.').first()).toBeVisible()
    await signIn(page, { email, password: 'weka2026' })
    await page.waitForURL(/\/home$/)
    excuseRefusals(visitor)
  })
}

test('an unknown address gets the same answer as any other', async ({ visit }) => {
  const { page } = await visit()
  await requestCode(page, 'nobody@example.nz')
  await expect(page.getByText('If there’s an account for nobody@example.nz')).toBeVisible()
  expect(await sentTo(page, 'nobody@example.nz')).toEqual([])
})

test('five wrong codes require a new code after a wait', async ({ visit }) => {
  test.setTimeout(120_000)
  const visitor = await visit()
  const { page } = visitor
  const member = await aMember(visitor, 'Pania')
  await requestCode(page, member.email)
  const code = await codeFor(page, e164(member), { digits: 6 })
  const wrong = code === '123456' ? '654321' : '123456'
  const boxes = page.getByLabel('6-digit code')
  for (const text of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await boxes.pressSequentially(wrong)
    await expect(page.getByText(`That code isn’t right. You have ${text} left.`)).toBeVisible()
    await expect(boxes).toBeFocused()
    await expect(boxes).toHaveValue('')
  }
  await boxes.pressSequentially(wrong)
  await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible()
  await boxes.pressSequentially(code)
  await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible()

  await page.getByRole('button', { name: 'Send another code' }).click({ timeout: 40_000 })
  await expect(page.getByText('New code sent')).toBeVisible()
  await boxes.pressSequentially(await codeFor(page, e164(member), { digits: 6, besides: code }))
  await page.waitForURL(/\/reset-password$/)
  excuseRefusals(visitor)
})

async function aResetToken(page: Page, member: Newcomer): Promise<string> {
  const { email } = member
  const call = async (path: string, data: object) => {
    const reply = await page.request.post(`/api${path}`, { data })
    expect(reply.status()).toBe(200)
    return await reply.json()
  }
  const { request_token } = await call('/auth/forget-password', { email, type: 'user' })
  const code = await codeFor(page, e164(member), { digits: 6 })
  const proof = { email, code, purpose: 'reset_password', request_token }
  return (await call('/verification', proof)).token
}

test('a link works once, leaves no trace in the history, and explains when it is used or old', async ({
  visit,
}) => {
  const visitor = await visit()
  const { page } = visitor
  const member = await aMember(visitor, 'Ripeka')
  const token = await aResetToken(page, member)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))

  await page.goto(`/reset-password#${token}`)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password', { exact: true }).fill('weka2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  const received = requests.filter((line) => line.includes(token))
  expect(received).toEqual([expect.stringMatching(/\/api\/auth\/reset-password\/[\w-]+ $/)])
  await page.goBack()
  await page.goForward()
  expect(page.url()).not.toContain(token)
  const left = await page.evaluate(() => JSON.stringify([history.state, Object.entries(sessionStorage)]))
  expect(left).not.toContain(token)

  for (const [address, title, message] of [
    [`/reset-password#${token}`, 'This link has been used', /Each link works once/],
    [`/reset-password?token=${token}`, 'This link has been used', /Each link works once/],
    [`/reset-password#${'x'.repeat(43)}`, 'This link has expired', /Your old password still works/],
    ['/reset-password#cut', 'This link has expired', /Your old password still works/],
  ] as const) {
    await page.goto('/home')
    await page.goto(address)
    await page.getByLabel('New password', { exact: true }).fill('kiwi2026')
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
  }
  // Requests of the page must not carry its token.
  expect(requests.filter((line) => line.split(' ')[1]?.includes(token))).toEqual([])
  await page.getByRole('link', { name: 'Send me a code' }).click()
  await page.waitForURL(/\/forgot-password$/)
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'This page needs a link or a code' })).toBeVisible()
  excuseRefusals(visitor)
})

test('the code page explains itself when no code was requested', async ({ visit }) => {
  const { page } = await visit(phone)
  await page.goto('/otp-verification?isUserAdmin=true&email=a%40example.nz')
  await expect(page.getByRole('heading', { name: 'You haven’t asked for a code here' })).toBeVisible()
  await page.getByRole('link', { name: 'Forgot my password' }).click()
  await page.waitForURL(/\/forgot-password\?isUserAdmin=true$/)
  await expect(page.getByText(/For administrators/)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin-signin$/)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL(/\/forgot-password\?isUserAdmin=true$/)
})
