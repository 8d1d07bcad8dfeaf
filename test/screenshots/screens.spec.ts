import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Theme, test } from '../journeys/fixtures.ts'

const styles: [string, Theme][] = [
  ['desktop-light', { width: 1280, height: 900, theme: 'light' }],
  ['desktop-dark', { width: 1280, height: 900, theme: 'dark' }],
  ['phone-light', { width: 390, height: 844, theme: 'light' }],
  ['phone-dark', { width: 390, height: 844, theme: 'dark' }],
]

const publicScreens: Record<string, string> = {
  home: '/home',
  categories: '/categories',
  results: '/ibuy',
  'results-filtered': '/ibuy?sale_method=auction&condition=used',
  'results-empty': '/ibuy?q=nothingofthekind',
  signin: '/signin',
  'admin-signin': '/admin-signin',
  register: '/register',
  'forgot-password': '/forgot-password',
  'delete-account': '/delete-account',
  'stop-alerts': '/stop-alerts',
  'otp-verification': '/otp-verification',
  'reset-password': '/reset-password?token=none',
  faqs: '/frequently-asked-questions',
  rules: '/trading-rules',
  api: '/api-docs',
  'about-us': '/info/about-us',
  privacy: '/info/privacy-policy',
  terms: '/info/terms-and-conditions',
  'terms-bare': '/mb/terms-and-conditions',
  contact: '/contact-us',
  'contact-bare': '/contact-us-app',
  'not-found': '/nowhere',
}
const memberScreens: Record<string, string> = {
  'sell-new': '/general/new',
  isell: '/isell',
  'isell-drafts': '/isell?status=draft',
  iwatch: '/iwatch',
  'iwatch-closed': '/iwatch?show=closed',
  'iwatch-searches': '/iwatch?show=searches',
  'iwatch-sellers': '/iwatch?show=sellers',
  'iwon-ilost': '/iwon-ilost',
  irate: '/irate',
  reports: '/reports?days=90&show=views',
  'irate-about': '/irate?show=about',
  ichat: '/ichat',
  'ichat-archived': '/ichat?show=archived',
  notifications: '/notifications',
  'user-settings': '/user-settings',
  'settings-selling': '/user-settings#selling',
  'settings-addresses': '/user-settings#addresses',
  'settings-notifications': '/user-settings#notifications',
  'isell-sold': '/isell?status=sold',
  'select-listing-type': '/select-listing-type',
  'vehicle-new': '/vehicle/new',
  'property-new': '/property/new',
}

const adminScreens: Record<string, string> = {
  'terms-versions': '/terms-and-conditions?version=3',
  'terms-edit': '/static-page/edit/terms-and-conditions',
  'admin-dashboard': '/admin-dashboard',
  'subscription-plans': '/subscription-plans',
  'subscription-plan-edit': '/subscription-plan/2/edit',
  'users-list': '/users-list',
  'users-list-empty': '/users-list?q=nobodyofthatname',
  'user-detail': '/user/1002/detail',
  'user-new': '/user/new',
  'user-edit': '/user/1002/edit',
  chats: '/chats',
  'view-chat': '/view-chat/1',
  'chat-history': '/chat-history/1',
  listings: '/listings',
  'listings-open': '/listings?open=100001',
  'add-listing': '/add-listing',
  'add-listing-seller': '/add-listing?seller=1031',
  'listing-for-member': '/vehicle-listing/new?seller=1031',
  reviews: '/reviews',
  'failed-emails': '/failed-emails',
  jobs: '/jobs',
  'webhook-deliveries': '/webhook-deliveries',
  system: '/system',
  maintenance: '/maintenance',
  'email-previews': '/email-previews',
  'email-edit': '/email-previews/edit?email=won',
  'categories-list': '/categories-list',
  'category-new': '/category/new',
  'filters-list': '/filters-list',
  'desk-faqs': '/faqs',
  'faq-new': '/faq/new',
  settings: '/settings',
  'edit-settings': '/edit-settings',
  ...Object.fromEntries(
    ['closing-times', 'without-a-plan', 'second-person', 'texts', 'sms', 'history', 'sandbox'].map(
      (section) => [`edit-settings-${section}`, `/edit-settings?section=${section}`],
    ),
  ),
  moderation: '/moderation',
  'member-reports': '/member-reports',
  support: '/support',
  'subscription-invoices': '/subscription-invoices',
  'user-payment-history': '/user-payment-history/1002',
  finance: '/finance',
  revenue: '/revenue',
  'admin-reports': '/admin-reports',
  'admin-reports-listed': '/admin-reports?kind=listed',
  'admin-notifications': '/admin-notifications',
  'audit-log': '/audit-log',
  advertisements: '/advertisements',
  'advertisement-new': '/advertisements/create',
  'advertisement-edit': '/advertisements/1/update',
  'advertisement-report': '/advertisements/1/update?show=report',
  'subscription-plan-new': '/subscription-plan/new',
  'category-edit': '/category/101/edit',
  'faq-edit': '/faq/1/edit',
  'desk-about': '/about-us',
  'desk-about-edit': '/about-us/edit',
  'desk-privacy': '/privacy-policy',
  'general-for-member': '/general-listing/new?seller=1031',
  'property-for-member': '/property-listing/new?seller=1031',
}

for (const [name, view] of styles) {
  test(`every screen renders (${name})`, async ({ visit, request }) => {
    const { listing, seller } = await anAuction(request)
    const [vehicle, property] = [await aListing(request, 'vehicle'), await aListing(request, 'property')]
    const visitor = await visit(view)
    const shared = { listing, vehicle, property, 'seller-detail': seller }
    for (const [screen, address] of Object.entries({ ...publicScreens, ...shared }))
      await take(visitor.page, address, `${screen}-${name}`)
    // Chromium logs the missing page.
    visitor.complaints.length = 0

    await signIn(visitor.page, '/signin', 'tamati@demo.hoko.nz')
    await visitor.page.waitForURL(/\/home/)
    for (const [screen, address] of Object.entries({ ...memberScreens, 'listing-member': listing }))
      await take(visitor.page, address, `${screen}-${name}`)

    const admin = await visit(view)
    await signIn(admin.page, '/admin-signin', 'admin@demo.hoko.nz')
    for (const [screen, address] of Object.entries(adminScreens))
      await take(admin.page, address, `${screen}-${name}`)
  })
}

async function signIn(page: Page, address: string, email: string) {
  await page.goto(address)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('kiaora2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== address)
}

/** Waits, since the demo is still filling up. */
async function anAuction(request: APIRequestContext) {
  const search = async () => (await request.get('/api/listing?sort=closing_soon&sale_method=auction')).json()
  await expect.poll(async () => (await search()).items.length, { timeout: 120_000 }).toBeGreaterThan(9)
  const { id } = (await search()).items[5]
  const { seller } = await (await request.get(`/api/listing/${id}`)).json()
  return { listing: `/general/${id}/detail`, seller: `/seller-detail/${seller.id}` }
}

async function aListing(request: APIRequestContext, type: 'vehicle' | 'property') {
  const search = async () => (await request.get(`/api/listing?type=${type}&limit=1`)).json()
  await expect.poll(async () => (await search()).items.length, { timeout: 120_000 }).toBe(1)
  return `/${type}/${(await search()).items[0].id}/detail`
}

async function take(page: Page, address: string, name: string) {
  await page.goto(address)
  await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true })
}
