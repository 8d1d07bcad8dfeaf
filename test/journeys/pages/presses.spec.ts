import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { beforeHydration, untilHydrated } from '../before-hydration.ts'
import { violationsOf } from '../axe.ts'
import { aLineTo } from '../cut-line.ts'
import { aMember, aNewcomer, desktop, intercept, phone, register, signIn, test } from '../fixtures.ts'
import { aMember as anAccount, post } from '../members.ts'

const heart = (page: Page) => page.getByRole('button', { name: /^Watch / }).first()

async function twoBikes(request: APIRequestContext): Promise<string> {
  const seller = await anAccount(request, 'Hana')
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id: categoryId } = items.find(({ name }: { name: string }) => name === 'Road bikes')
  const word = `velo${Date.now()}`
  for (const colour of ['red', 'blue']) {
    const bike = { title: `A ${colour} ${word}`, description: 'Ridden on Sundays.', suburb: 'te-aro' }
    const sale = { condition: 'used', sale_method: 'fixed_price', buy_now_price_cents: 90_00 }
    const { id } = await post(
      request,
      '/listing',
      { type: 'general', category_id: categoryId, ...bike, ...sale },
      seller,
    )
    await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  }
  const found = async () => (await (await request.get(`/api/listing?q=${word}`)).json()).items.length
  await expect.poll(found).toBe(2)
  return `/ibuy?q=${word}`
}

test('a click before hydration is acknowledged at once and carried out once', async ({ visit, request }) => {
  const bikes = await twoBikes(request)
  const { page, complaints } = await visit(desktop)
  await register(page, aNewcomer('Anahera'))
  const sell = page.getByRole('banner').getByRole('link', { name: 'List an item' })

  await test.step('the link to list an item is in its final place, and hearts wait', async () => {
    const { resume } = await beforeHydration(page)
    await page.goto(bikes, { waitUntil: 'commit' })
    await expect(sell).toHaveCSS('height', '44px')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await sell.boundingBox()
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-busy', 'true', { timeout: 1_000 })
    // The next step reloads the page, which would cut off pending requests.
    const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/favourite'))
    resume()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page)).not.toHaveAttribute('aria-busy')
    expect((await stored).ok()).toBe(true)
    expect(await sell.boundingBox()).toEqual(before)
  })

  await test.step('a menu opens from the button that replaced the clicked one', async () => {
    await page.unrouteAll()
    const { resume } = await beforeHydration(page)
    await page.goto(bikes, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Notifications' }).click()
    resume()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a click on a heart that is still loading is not lost', () =>
    pressHeartBeforeItsList(bikes, page))

  await test.step('a watched listing never shows as unwatched', async () => {
    const address = await page.getByRole('article').nth(1).getByRole('link').first().getAttribute('href')
    await page.unrouteAll()
    const answered = Promise.withResolvers<void>()
    await intercept(page, '**/api/favourite-ids', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.goto(address!)
    await expect(page.getByText('Watch', { exact: true }).first()).toHaveCSS('opacity', '0')
    answered.resolve()
    await expect(page.getByText('Watching', { exact: true }).first()).toHaveCSS('opacity', '1')
  })

  await test.step('a failure to load code is reported', async () => {
    await page.unrouteAll()
    await intercept(page, /\/assets\/.*\.js$/, (route) => route.abort())
    await intercept(page, /\/api\/favourite\/\d+$/, (route) => route.abort())
    await page
      .getByRole('button', { name: /^Watching/ })
      .first()
      .click()
    await expect(page.getByText('It’s still on your watchlist')).toBeVisible()
    await page.locator('[data-toast]').press('Escape')
    await expect(page.getByText('It’s still on your watchlist')).toBeHidden()
  })
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/net::ERR_|Failed to/.test(text)))
})

test('a link clicked before hydration works', async ({ visit }) => {
  const { page } = await visit(desktop)
  const { resume } = await beforeHydration(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).click()
  await page.waitForURL(/\/categories/, { waitUntil: 'commit' })
  resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
})

test('a form submitted twice before hydration is sent once', async ({ visit }) => {
  const visitor = await visit(desktop)
  const { page } = visitor
  const person = await aMember(visitor, 'Ngaio')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/auth/sign-in') && calls.push(request.url()))
  const { resume } = await beforeHydration(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await signIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  resume()
  await page.waitForURL(/\/home/)
  expect(calls).toHaveLength(1)
})

test('a slow navigation shows progress, and resumes after a lost connection', async ({ visit }) => {
  const { page, complaints } = await visit({ ...phone, hasWorker: true })
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'iBuy' })

  await test.step('a progress bar appears', async () => {
    await page.goto('/home')
    await untilHydrated(page)
    const through = Promise.withResolvers<void>()
    await intercept(page, '**/api/listing?*', async (route) => {
      await through.promise
      await route.continue()
    })
    await tab.click()
    await expect(page.locator('html')).toHaveAttribute('data-under-way', '', { timeout: 1_000 })
    await expect(page.getByText('Loading …')).toBeAttached()
    through.resolve()
    await page.waitForURL(/ibuy/)
    await expect(page.locator('html')).not.toHaveAttribute('data-under-way')
    await page.unrouteAll()
  })

  await test.step('an offline navigation shows our own page and continues once online', async () => {
    const line = await aLineTo(test.info().project.use.baseURL!)
    const received = page.getByRole('heading', { name: 'We can’t reach Hoko' })
    await page.goto(`${line.origin}/home`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await line.cut()
    await tab.click()
    await expect(received).toBeVisible()
    await line.mend()
    await page.waitForURL(/\/ibuy/)
    await expect(page.locator('#results-title')).toBeVisible()
    await line.cut()
    await page.goto(`${line.origin}/categories`, { waitUntil: 'commit' })
    await expect(received).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await line.mend()
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
    await line.cut()
  })
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/net::ERR_|Failed to|Error loading route module/.test(text)),
  )
})

async function pressHeartBeforeItsList(bikes: string, page: Page) {
  await page.unrouteAll()
  const answered = Promise.withResolvers<void>()
  await intercept(page, '**/api/favourite-ids', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto(bikes)
  const second = page.getByRole('button', { name: /^Watch / }).nth(1)
  await expect(heart(page).locator('svg')).toHaveCSS('opacity', '0.3')
  const place = await heart(page).boundingBox()
  const calls: string[] = []
  page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`))
  const added = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/favourite'),
  )
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 })
  expect(calls).not.toContain('POST /api/favourite')
  answered.resolve()
  expect((await added).ok()).toBe(true)
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page).locator('svg')).toHaveCSS('opacity', '1')
  expect(await heart(page).boundingBox()).toEqual(place)
}
