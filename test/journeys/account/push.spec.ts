import { expect, type Page } from '@playwright/test'
import { getLaunchOptions } from '#test/harness/browser-switches.ts'
import { aNewcomer, phone, register, test } from '../fixtures.ts'

// A headless shell denies every notification.
test.use({ launchOptions: getLaunchOptions(process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH) })

const requested = (page: Page) => page.evaluate(() => sessionStorage.getItem('asked'))

test('a member switches pushes on, receives one, follows it and switches them off', async ({ visit }) => {
  const { page } = await visit({ ...phone, hasWorker: true })
  const { origin } = new URL(test.info().project.use.baseURL!)
  await page.addInitScript(standInForTheBrowsersPushService)
  await register(page, aNewcomer('Kiri'))
  const device = page.getByRole('switch', { name: /^Push notifications on this device/ })
  const registered = () => page.waitForResponse('**/api/push-registration')

  await test.step('the browser asks for permission only when pushes are switched on', async () => {
    await page.goto('/user-settings#notifications')
    await expect(device).toBeEnabled()
    await expect(page.getByLabel('Someone outbids me: by push')).toBeChecked()
    expect(await requested(page)).toBeNull()
    await page.context().grantPermissions(['notifications'], { origin })
    const answer = registered()
    await device.click()
    expect((await answer).ok()).toBe(true)
    await expect(device).toBeChecked()
    expect(await requested(page)).toBe('yes')
  })

  await test.step('after 7 days the token is refreshed', async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('push')!)
      localStorage.setItem('push', JSON.stringify({ ...stored, given_at: Date.now() - 8 * 86_400_000 }))
    })
    const answer = registered()
    await page.goto('/home')
    expect((await answer).ok()).toBe(true)
  })

  await test.step('a push is shown, and the open page updates its count', async () => {
    const counted = page.waitForRequest('**/api/unread-notifications-count')
    await deliver(page, origin, {
      title: 'Outbid: a waka',
      body: 'Now NZ$ 120.',
      link: '/iwatch',
      id: null,
      tag: '1',
    })
    await counted
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications()
        return all.map(({ title, body, data }) => ({ title, body, data }))
      })
    await expect
      .poll(shown)
      .toEqual([{ title: 'Outbid: a waka', body: 'Now NZ$ 120.', data: { link: '/iwatch', id: null } }])
  })

  await test.step('a click on the push opens its link in the open page', async () => {
    await clickOnShown(page)
    await page.waitForURL('**/iwatch')
  })

  await test.step('switching off deletes the browser’s registration', async () => {
    await page.goto('/user-settings#notifications')
    const answer = registered()
    await device.click()
    expect((await answer).request().method()).toBe('DELETE')
    await expect(device).not.toBeChecked()
  })
})

/**
 * Private windows have no push service. The subscription leads nowhere; everything else is real.
 */
function standInForTheBrowsersPushService() {
  let pending: PushSubscription | null = null
  PushManager.prototype.getSubscription = async () => pending
  PushManager.prototype.subscribe = async (options) => {
    const key = options?.applicationServerKey as string
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    const { buffer } = Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
    // Any point of the curve and any 16 bytes will do.
    const keys = { p256dh: key, auth: 'AAECAwQFBgcICQoLDA0ODw' }
    pending = {
      options: { applicationServerKey: buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint: 'https://push.invalid/1', keys }),
      unsubscribe: async () => {
        pending = null
        return true
      },
    } as unknown as PushSubscription
    return pending
  }
  const request = Notification.requestPermission.bind(Notification)
  Notification.requestPermission = async () => {
    sessionStorage.setItem('asked', 'yes')
    return request()
  }
}

async function deliver(page: Page, origin: string, notice: object) {
  const devtools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await known
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(notice),
  })
}

/** Notifications can't be clicked here, so the worker gets the event directly. */
async function clickOnShown(page: Page) {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(async () => {
    const here = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget
    const [notification] = await here.registration.getNotifications()
    const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined })
    here.dispatchEvent(click)
  })
}
