import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { desktop, expectAccessible, themesOf, phone, signInByCalls, test, type Theme } from '../fixtures.ts'
import { navigate } from '../navigate.ts'
import { aTeam } from '../teams.ts'

const publicPages = [
  '/home',
  '/categories',
  '/frequently-asked-questions',
  '/trading-rules',
  '/api-docs',
  '/info/about-us',
  '/info/privacy-policy',
  '/info/terms-and-conditions',
  '/info/transparency',
  '/info/fees',
  '/info/buyer-protection',
  '/mb/about-us',
  '/mb/privacy-policy',
  '/mb/terms-and-conditions',
  '/contact-us',
  '/contact-us-app',
  '/ibuy',
  '/ibuy?q=nothingofthekind',
  '/signin',
  '/admin-signin',
  '/register',
  '/verify-phone-number-otp',
  '/forgot-password',
  '/otp-verification',
  '/reset-password',
  '/delete-account',
  '/stop-alerts',
  '/nowhere',
]
const memberPages = [
  '/general/new',
  '/isell',
  '/isell?status=draft',
  '/isell?status=pending',
  '/isell?status=suspended',
  '/iwatch',
  '/iwatch?show=closed',
  '/iwatch?show=searches',
  '/iwatch?show=sellers',
  '/iwon-ilost',
  '/irate',
  '/irate?show=about',
  '/notifications',
  '/ichat',
  '/ichat?show=archived',
  '/user-settings',
  '/reports',
  '/payouts',
  // Must not follow another settings address: only the hash would change, which loads no page.
  '/user-settings#api-keys',
  '/reports?days=90&show=sales',
  '/stock-feed',
  '/listing-import',
]

const deskPages = [
  '/users-list',
  '/member-money',
  '/users-list?status=deleted',
  '/user/1002/detail',
  '/user/1002/detail?tab=trades',
  '/user/new',
  '/user/1002/edit',
  '/chats',
  '/admin-notifications',
  '/failed-emails',
  '/sent-messages?state=failed',
  '/jobs',
  '/jobs?state=dead',
  '/webhook-deliveries',
  '/system',
  '/maintenance',
  '/email-previews',
  '/email-previews/edit?email=won',
  '/listings',
  '/listings?status=pending',
  '/listings?disputed=yes',
  '/listings?open=100001',
  '/audit-log',
  '/moderation',
  '/moderation?kind=pending&severity=3',
  '/add-listing',
  '/add-listing?seller=1002',
  '/vehicle-listing/new?seller=1002',
]
const contentPages = [
  '/admin-reports',
  '/admin-reports?kind=ended&interval=week',
  '/settings',
  '/edit-settings',
  '/finance',
  '/finance?state=withdrawn',
  '/subscription-plans',
  '/subscription-plan/new',
  '/subscription-plan/2/edit',
  '/categories-list',
  '/category/new',
  '/category/101/edit',
  '/filters-list',
  '/advertisements',
  '/advertisements?state=ended',
  '/advertisements/create',
  '/advertisements/1/update',
  '/advertisements/1/update?show=report',
  '/faqs',
  '/faq/new',
  '/faq/1/edit',
  '/about-us',
  '/about-us/edit',
  '/privacy-policy',
  '/terms-and-conditions',
  '/terms-and-conditions?version=3',
  '/static-page/edit/privacy-policy',
]

// 390 px has the layout of 320 px with more room.
const narrow: Theme = { width: 320, height: 700, theme: 'dark' }
const wide: Theme = { width: 1360, height: 900, theme: 'light' }

// In parallel, because one after another they would outlast all other journeys.
test.describe.configure({ mode: 'parallel' })

test('axe finds violations, also on a page it checked before', async ({ page }) => {
  await page.goto('/home')
  // During hydration React would revert the changed elements.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__reactFiber')),
  )
  expect(await violationsOf(page)).toEqual([])
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML =
      '<img src="/favicon.ico"><p class="pale" style="color: #eee; background: #fff">Pale</p>'
  })
  const found = await violationsOf(page)
  expect(found).toContain('color-contrast: .pale')
  expect(found).toContain('image-alt: img')
  expect(await violationsOf(page, ['color-contrast'])).toEqual(['color-contrast: .pale'])
})

test('every public screen is accessible', async ({ visit, request }) => {
  test.setTimeout(300_000)
  const { page, complaints } = await visit(narrow)
  await page.goto('/home')
  const auction = await anAuction(request)
  const { seller } = await (await request.get(`/api/listing/${auction}`)).json()
  for (const address of [...publicPages, `/general/${auction}/detail`, `/seller-detail/${seller.id}`])
    await viewListing(page, address)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 404/.test(text)))
})

test('every member screen is accessible', async ({ visit, request }) => {
  test.setTimeout(300_000)
  const { page } = await visit(narrow)
  const auction = await anAuction(request)
  await signInByCalls(page, { email: 'tamati@demo.hoko.nz', password: 'kiaora2026' }, '/home')
  for (const address of [...memberPages, `/general/${auction}/detail`]) await viewListing(page, address)
  await page.goto('/iwon-ilost?show=won')
  const trade = await page.locator('a[href^="/trades/"]').first().getAttribute('href')
  await viewListing(page, trade ?? '/trades/none')
})

test('the business settings and page are accessible', async ({ visit }) => {
  test.setTimeout(300_000)
  const { page } = await visit(narrow)
  await signInByCalls(page, { email: 'helen.tamihana@demo.hoko.nz', password: 'kiaora2026' }, '/home')
  for (const address of ['/user-settings#business', '/shop/kowhai-realty']) await viewListing(page, address)
})

test('the team’s business pages are accessible', async ({ visit, request }) => {
  test.setTimeout(300_000)
  const rights = ['listings', 'questions', 'offers', 'enquiries', 'statistics', 'settings'] as const
  const { helper, seller_id } = await aTeam(request, 'Bob’s Sheds', [...rights])
  const { page } = await visit(narrow)
  await signInByCalls(page, helper, '/home')
  for (const address of [
    '/user-settings#workplaces',
    `/reports?seller=${seller_id}`,
    `/user-settings?business=${seller_id}`,
    `/ichat?seller=${seller_id}`,
  ])
    await viewListing(page, address)
})

for (const [part, addresses] of [
  ['people and listings', deskPages],
  ['money and content', contentPages],
] as const)
  test(`every admin screen for ${part} is accessible`, async ({ visit }) => {
    test.setTimeout(300_000)
    const { page } = await visit(narrow)
    await signInByCalls(page, { email: 'admin@demo.hoko.nz', password: 'kiaora2026' }, '/admin-dashboard')
    for (const address of addresses) await viewListing(page, address)
  })

/** One of the demo's auctions; waits, since the demo is still filling up. */
async function anAuction(request: APIRequestContext): Promise<number> {
  const search = async () => (await request.get('/api/listing?sort=closing_soon&sale_method=auction')).json()
  await expect.poll(async () => (await search()).items.length, { timeout: 60_000 }).toBeGreaterThan(9)
  return (await search()).items[5].id
}

async function viewListing(page: Page, address: string) {
  await test.step(address, async () => {
    await navigate(page, address)
    await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(/^Loading the/)).toHaveCount(0)
    for (const { width, height, theme } of themesOf(narrow, wide)) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      await expectAtRest(page)
      // The other theme differs in colours only.
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
      await expectAtRest(page, ['color-contrast'])
    }
  })
}

/** A loading page has no heading yet, or dimmed rows from before. */
const expectAtRest = (page: Page, rules?: string[]) =>
  expect(() => expectAccessible(page, rules)).toPass({ timeout: 10_000 })

test('pages are readable without JavaScript', async ({ browser, request }) => {
  await anAuction(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Closing soon' })).toBeVisible()
  const note = page.locator('noscript > p')
  await expect(note).toContainText('Turn on JavaScript to sign in, bid, buy, watch or sell.')
  await expect(note).toBeVisible()
  const buttons = page.locator('button:not(form[action="/ibuy"] button)')
  await expect(buttons.filter({ visible: true })).toHaveCount(0)
  const first = page.locator('a[href*="/detail"]').first()
  const address = await first.getAttribute('href')
  await page.goto(address!)
  await expect(page.locator('h1')).toBeVisible()
  await expect(
    page
      .getByText(/^NZ\$\s[\d,.]+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  for (const name of [/^Bid/, /^Watch/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.setViewportSize(phone)
  await expect(
    page.getByRole('link', { name: /^(Bid from|Buy now|Contact (?!us$))/ }).filter({ visible: true }),
  ).toHaveCount(0)
  await page.setViewportSize(desktop)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data!)).toMatchObject({ '@type': expect.stringMatching(/Product/) })
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)

  await page.locator('a[href^="/seller-detail/"]').first().click()
  await expect(page.getByText(/^(Private seller|Business seller|Real estate agency)$/)).toBeVisible()
  const member = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(member!)).toMatchObject({ '@type': 'ProfilePage' })

  await page.goto('/signin?next=%2Fisell')
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await context.close()
  for (const sentTo of ['/signin?next=%2Fisell', '/general/new', '/general/100001/detail?x=%0d%0a']) {
    const form = { email: 'mere@demo.hoko.nz', password: 'kiaora2026' }
    const reply = await request.post(sentTo, { form, maxRedirects: 0 })
    expect([reply.status(), reply.headers()['location']]).toEqual([303, sentTo])
    expect(await reply.text()).toBe('')
  }
  for (const nowhere of ['/nothing-of-ours', '/api/nothing'])
    expect((await request.post(nowhere, { form: {}, maxRedirects: 0 })).status()).toBe(404)
})

test('private addresses redirect visitors and never contain data', async ({ request }) => {
  for (const address of [
    '/isell',
    '/iwatch',
    '/iwon-ilost',
    '/notifications',
    '/reports',
    '/reports?days=90&show=sales',
    '/user-settings',
    '/general/new',
  ]) {
    const reply = await request.get(address, { maxRedirects: 0 })
    expect([reply.status(), reply.headers()['location']]).toEqual([
      302,
      `/signin?next=${encodeURIComponent(address)}`,
    ])
    const framed = await request.get(address, { maxRedirects: 0, headers: { cookie: 'hoko_hint=user' } })
    expect(framed.status()).toBe(200)
    expect(await framed.text()).not.toMatch(/@demo\.hoko\.nz|\+6421/)
  }
})
