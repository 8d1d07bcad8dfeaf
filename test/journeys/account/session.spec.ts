import { expect, type Page } from '@playwright/test'
import { aNewcomer, desktop, pending, intercept, registerByForm, signIn, signOut, test } from '../fixtures.ts'

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

async function statusFor(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/api/profile', { headers })).status()
}

/** Chromium logs calls that fail on purpose. */
function excuse(complaints: string[], pattern: RegExp) {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !pattern.test(text)))
}

test('signing in stores profile, token and time offset, and signing out clears them', async ({ visit }) => {
  const { page } = await visit()
  const person = aNewcomer('Hana')
  // Sets the device's clock two hours back.
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() - 2 * 3_600_000
  })
  await registerByForm(page, person)
  const auth = await stored(page, 'auth')
  expect(auth.user).toMatchObject({ email: person.email, type: 'user' })
  expect(auth.server_time_difference).toBeCloseTo(2, 2)
  expect(await statusFor(page, auth.token)).toBe(200)
  expect(await stored(page, 'login')).toEqual({ email: person.email })
  await expect
    .poll(() => stored(page, 'vuex'))
    .toMatchObject({
      unread_notifications_count: 0,
      notifications: [],
      support_count: 0,
      selected_country: 'New Zealand',
      hides_app_prompt: false,
    })

  await page.evaluate(() => {
    const state = JSON.parse(localStorage.getItem('vuex')!)
    localStorage.setItem(
      'vuex',
      JSON.stringify({ ...state, unread_notifications_count: 7, support_count: 2 }),
    )
  })
  await page.reload()
  const leaving = await pending(page, '**/api/remove-token')
  await signOut(page)
  await leaving.requested
  await expect(page.locator('html')).toHaveAttribute('data-under-way', '')
  leaving.letThrough()
  await page.waitForURL(/\/signin$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-under-way')
  expect(await stored(page, 'auth')).toMatchObject({ token: null, user: null })
  expect(await stored(page, 'vuex')).toMatchObject({ unread_notifications_count: 0, support_count: 0 })
  expect(await statusFor(page, auth.token)).toBe(401)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
})

test('the theme has its own storage key and applies to all tabs', async ({ visit }) => {
  const { page } = await visit()
  const other = await page.context().newPage()
  await other.goto('/signin')
  await page.goto('/home')
  await page.getByRole('contentinfo').getByText('Dark').click()
  expect(await stored(page, 'settings')).toEqual({ theme: 'dark' })
  await expect(other.locator('html')).toHaveClass(/dark/)
})

test('an admin who signs out goes to the admin sign-in', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/admin-signin')
  await page.getByRole('button', { name: 'Fill in Hana Parata' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin-dashboard$/)
  await signOut(page)
  await page.waitForURL(/\/admin-signin$/)
  expect(await stored(page, 'auth')).toMatchObject({ token: null, user: null })
})

for (const [how, message] of [
  ['cannot be reached', /couldn’t reach Hoko/],
  ['answers an error', /out for a walk/],
] as const) {
  test(`a member is signed out here and notified when the sign-out call ${how}`, async ({ visit }) => {
    const { page, complaints } = await visit()
    await registerByForm(page, aNewcomer('Kiri'))
    await intercept(page, '**/api/remove-token', (route) =>
      how === 'cannot be reached'
        ? route.abort()
        : route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            json: { status: 503, key: 'unavailable', message: 'We are out for a walk.', request_id: 'x' },
          }),
    )
    await signOut(page)
    await page.waitForURL(/\/signin$/)
    await expect(page.getByText('You’re signed out')).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    expect(await stored(page, 'auth')).toMatchObject({ token: null, user: null })
    await page.goto('/isell')
    await page.waitForURL(/\/signin\?next=%2Fisell$/)
    excuse(complaints, /Failed to load resource/)
  })
}

for (const isLive of [true, false]) {
  const how = isLive ? 'without a touch' : 'on the next calls'
  test(`a session that was ended elsewhere ends here once, ${how}, with an explanation`, async ({
    visit,
    request,
  }) => {
    const { page, complaints } = await visit()
    const person = aNewcomer('Moana')
    await registerByForm(page, person)
    let arrivals = 0
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && /\/signin/.test(frame.url())) arrivals += 1
    })
    const removals: string[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/remove-token') && sent.headers()['authorization'])
        removals.push(sent.url())
    })
    const headers = { authorization: `Bearer ${(await stored(page, 'auth')).token}` }
    if (!isLive) await page.goto('/dev/outbox')
    await request.post('/api/remove-token', { headers, data: {} })

    if (!isLive) await page.goto('/isell')
    await page.waitForURL(/\/signin\?ended=1/)
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
    expect(await stored(page, 'auth')).toMatchObject({ token: null, user: null })
    expect(arrivals).toBe(1)
    expect(removals).toEqual([])

    await signIn(page, person)
    await page.waitForURL(isLive ? /\/home$/ : /\/isell$/)
    excuse(complaints, /status of 401/)
  })
}

test('tabs share one session when signing in and out', async ({ visit }) => {
  const { page } = await visit()
  const person = aNewcomer('Tane')
  await registerByForm(page, person)
  await signOut(page)
  await page.waitForURL(/\/signin$/)

  const other = await page.context().newPage()
  await other.goto('/iwatch')
  await other.waitForURL(/\/signin\?next=%2Fiwatch$/)
  await signIn(page, person)
  await page.waitForURL(/\/home$/)
  await other.waitForURL(/\/iwatch$/)

  await signOut(page)
  await page.waitForURL(/\/signin$/)
  await other.waitForURL(/\/signin/)
  await other.close()
})

for (const [what, spoil] of [
  [
    'shut',
    () => {
      const closedReason = {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', closedReason)
      Object.defineProperty(window, 'sessionStorage', closedReason)
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`everything works in the open page when storage is ${what}`, async ({ visit }) => {
    const { page, complaints } = await visit(desktop)
    const person = aNewcomer('Rewi')
    await page.addInitScript(spoil)
    await registerByForm(page, person)
    await expect(page.getByText('Welcome to Hoko, Rewi')).toBeVisible()
    await page.getByRole('link', { name: 'iSell' }).first().click()
    await page.waitForURL(/\/isell$/)
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await signOut(page)
    await page.waitForURL(/\/signin$/)
    await signIn(page, person)
    await page.waitForURL(/\/home$/)
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await page.goto('/isell')
    await page.waitForURL(/\/signin\?next=%2Fisell$/)
    // The router stores its scroll positions there and logs that it can't.
    excuse(complaints, /^(SecurityError|QuotaExceededError)|Failed to save scroll/)
  })
}
