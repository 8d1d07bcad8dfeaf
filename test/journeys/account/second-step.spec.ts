import { expect, type APIRequestContext, type Page } from '@playwright/test'
import {
  aNewcomer,
  desktop,
  themesOf,
  excuseRefusals,
  phone,
  register,
  sentTo,
  signIn,
  signOut,
  test,
} from '../fixtures.ts'
import { appCode } from '../../harness/doubles/authenticator-app.ts'

function apiOf(request: APIRequestContext, token: string) {
  return async (method: 'POST' | 'PUT', path: string, data: object = {}) => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await request.fetch(`/api${path}`, { method, data, headers })
    expect(reply.status()).toBeLessThan(300)
    return await reply.json()
  }
}

async function signedIn(request: APIRequestContext, email: string, password: string, type = 'admin') {
  const reply = await request.post('/api/auth/sign-in', { data: { email, password, type } })
  return apiOf(request, (await reply.json()).token)
}

async function anAdmin(page: Page, request: APIRequestContext) {
  const { email, ...person } = aNewcomer('Hinemoa')
  const asAdmin = await signedIn(request, 'admin@demo.hoko.nz', 'kiaora2026')
  await asAdmin('POST', '/user', { ...person, email, type: 'admin' })
  const linkOf = async () =>
    /\/reset-password#\S+/.exec((await sentTo(page, email)).map(({ text }) => text).join(' '))?.[0]
  await expect.poll(linkOf).toBeTruthy()
  await page.goto((await linkOf())!)
  await page.getByLabel('New password', { exact: true }).fill('tieke123')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin-signin$/)
  return email
}

for (const view of themesOf(desktop, phone)) {
  test(`an administrator signs in with an authenticator app (${view.width} px, ${view.theme})`, async ({
    visit,
    request,
  }) => {
    const { page, complaints } = await visit(view)
    const email = await anAdmin(page, request)
    const own = await signedIn(request, email, 'tieke123')
    const { secret } = await own('POST', '/two-factor')
    const { recovery_codes } = await own('POST', '/two-factor/confirm', { code: appCode(secret) })

    await page.goto('/admin-dashboard?days=7')
    await page.waitForURL(/\/admin-signin\?next=/)
    await signIn(page, { email, password: 'tieke123' })
    await page.waitForURL(/\/otp-verification\?isUserAdmin=true&next=%2Fadmin-dashboard%3Fdays%3D7$/)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').token ?? null),
    ).toBeNull()

    const boxes = page.getByLabel('6-digit code')
    await boxes.pressSequentially(appCode(secret, 40))
    await expect(page.getByText('That code isn’t right. You have 4 tries left.')).toBeVisible()
    // The code that turned it on is used up, and the next one is accepted slightly early.
    await boxes.pressSequentially(appCode(secret, 1))
    await page.waitForURL('/admin-dashboard?days=7')
    await expect(page.getByRole('heading', { name: 'Value traded by day' })).toBeVisible()

    await signOut(page)
    await page.waitForURL(/\/admin-signin$/)
    await signIn(page, { email, password: 'tieke123' })
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    const field = page.getByLabel('Recovery code')
    await expect(field).toBeFocused()
    await field.fill(recovery_codes[0].toUpperCase())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/admin-dashboard$/)
    expect(await page.evaluate(() => sessionStorage.getItem('code-request'))).toBeNull()

    await signOut(page)
    await page.waitForURL(/\/admin-signin$/)
    await signIn(page, { email, password: 'tieke123' })
    for (const text of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await boxes.pressSequentially(appCode(secret, 40))
      await expect(page.getByText(`That code isn’t right. You have ${text} left.`)).toBeVisible()
    }
    await boxes.pressSequentially(appCode(secret, 40))
    await expect(page.getByText('Too many wrong codes. Sign in again.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.waitForURL(/\/admin-signin$/)
    excuseRefusals({ complaints })
  })
}

test('a suspended account shows the reason only after the right password', async ({ visit, request }) => {
  const { page, complaints } = await visit(phone)
  const person = aNewcomer('Rangi')
  await register(page, person, '/home')
  const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!))
  const asAdmin = await signedIn(request, 'admin@demo.hoko.nz', 'kiaora2026')
  const reason = 'Two buyers never got what they paid for.'
  await asAdmin('PUT', `/user-status/${user.id}`, { status: 'suspended', reason })

  await page.waitForURL(/\/signin\?ended=1/)
  await signIn(page, { email: person.email, password: 'wrong123' })
  await expect(page.getByText('That email and password don’t match an account.').first()).toBeVisible()
  await signIn(page, { email: person.email })
  await expect(page.getByText(reason).first()).toBeVisible()
  excuseRefusals({ complaints })
})
