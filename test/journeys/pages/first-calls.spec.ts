import { expect, type Page, type Request } from '@playwright/test'
import { untilHydrated } from '../before-hydration.ts'
import { intercept, phone, signIn, test } from '../fixtures.ts'
import { aMember } from '../members.ts'

/** @returns the calls that the page named, with how often each was sent */
async function openPage(page: Page, path: string): Promise<Record<string, number>> {
  const sent: string[] = []
  const left = page.url()
  // The page before may still be loading parts that call.
  const note = (request: Request) =>
    request.headers().referer !== left && sent.push(request.url().split('/api')[1] ?? '')
  page.on('request', note)
  await page.goto(path)
  await untilHydrated(page)
  const named = (await page.locator('meta[name=first-calls]').getAttribute('content'))!.split(' ')
  const untaken = () => page.evaluate(() => Object.keys(globalThis.firstCalls?.replies ?? {}))
  await expect.poll(untaken, { message: `taken over on ${path}` }).toEqual([])
  page.off('request', note)
  return Object.fromEntries(named.map((name) => [name, sent.filter((one) => one === name).length]))
}

async function expectEachOnce(page: Page, paths: string[]) {
  // An opening stream triggers requests for its topics: left unanswered, it opens on none of these
  // pages.
  await intercept(page, '**/api/live?*', () => undefined)
  for (const path of paths) {
    await test.step(path, async () => {
      const calls = await openPage(page, path)
      expect(calls).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, 1])))
    })
  }
}

test('the first calls of member pages start with the page, once each', async ({ visit, request }) => {
  const { page } = await visit(phone)
  await page.goto('/signin')
  await signIn(page, await aMember(request, 'Hinemoa'))
  await page.waitForURL(/\/home$/)
  await expectEachOnce(page, [
    '/isell',
    '/isell?status=sold&title=bike',
    '/iwatch',
    '/iwatch?show=searches',
    '/iwon-ilost',
    '/irate',
    '/ichat',
    '/notifications?show=unread',
    '/user-settings',
  ])
})

test('the first calls of admin pages start with the page, once each', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/admin-signin')
  await signIn(page, { email: 'admin@demo.hoko.nz', password: 'kiaora2026' })
  await page.waitForURL(/admin-dashboard/)
  await expectEachOnce(page, [
    '/admin-dashboard?days=7',
    '/users-list?status=active&q=mere',
    '/listings?status=active',
    '/subscription-invoices',
    '/moderation',
    '/support',
    '/audit-log',
  ])
})

test('a public page starts no calls', async ({ request }) => {
  for (const path of ['/home', '/ibuy', '/signin'])
    expect(await (await request.get(path)).text()).not.toContain('<meta name="first-calls"')
})
