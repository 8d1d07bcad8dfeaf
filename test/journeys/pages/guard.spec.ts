import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { listAddresses, type Address } from '#platform/common/addresses.ts'
import '#app/server/all-pages.ts'
import built from '#app/web/routes.ts'
import { signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post, type Member } from '../members.ts'
import { navigate } from '../navigate.ts'

type Who = 'visitor' | 'user' | 'admin'

const nothingHere = 'Page not found'

/** The redirect for each kind of address; null to stay. First load and browser must agree. */
const targets: Record<Address['for'], Record<Who, (path: string) => string | null>> = {
  visitor: { visitor: () => null, user: () => '/home', admin: () => '/admin-dashboard' },
  public: { visitor: () => null, user: () => null, admin: () => '/admin-dashboard' },
  user: {
    visitor: (path) => `/signin?next=${encodeURIComponent(path)}`,
    user: () => null,
    admin: () => '/admin-dashboard',
  },
  admin: {
    visitor: (path) => `/admin-signin?next=${encodeURIComponent(path)}`,
    user: () => '/home',
    admin: () => null,
  },
}

interface RouteEntry {
  file: string
  path?: string
  children?: RouteEntry[]
}

/** Each path with its layouts, the outermost first. */
const routesOf = (routes: RouteEntry[], layouts: string[] = []): [path: string, layouts: string][] =>
  routes.flatMap(({ file, path, children = [] }) => [
    ...(path ? [[`/${path.replaceAll(/:(\w+)/g, '{$1}')}`, layouts.join(' ')] as [string, string]] : []),
    ...routesOf(children, [...layouts, file]),
  ])

const layoutsOf = new Map(routesOf(built))
const builtPaths = [...layoutsOf.keys()]
const isBuilt = ({ path }: Address) => layoutsOf.has(path)

/** Layouts guard their pages, so one page per layout and kind of address is enough in a browser. */
function sampleOf(places: Place[]): Place[] {
  if (process.env.HOKO_PROVE) return places
  const kindOf = ({ address }: Place) => `${address.for} ${layoutsOf.get(address.path) ?? ''}`
  return [...new Map(places.map((place) => [kindOf(place), place])).values()]
}

interface Place {
  address: Address
  path: string
  isThere: boolean
}

async function everyPlace(request: APIRequestContext): Promise<Place[]> {
  const search = async () => (await request.get('/api/listing?sort=closing_soon&sale_method=auction')).json()
  await expect.poll(async () => (await search()).items.length, { timeout: 60_000 }).toBeGreaterThan(9)
  const listing = (await search()).items[5].id
  const detail = await (await request.get(`/api/listing/${listing}`)).json()
  const seller = await aMember(request, 'Kahukura')
  const vehicle = await aListing(request, 'vehicle', seller)
  const property = await aListing(request, 'property', seller)
  const ids: Record<string, number> = {
    '/seller-detail/{id}': detail.seller.id,
    '/vehicle/{id}/detail': vehicle,
    '/property/{id}/detail': property,
    '/vehicle/{id}/edit': vehicle,
    '/property/{id}/edit': property,
    '/vehicle-listing/{id}/edit': vehicle,
    '/property-listing/{id}/edit': property,
  }
  return listAddresses().map((address) => ({
    address,
    path: address.path
      .replace('{id}', String(ids[address.path] ?? listing))
      .replace('{slug}', address.path.startsWith('/shop/') ? 'kowhai-realty' : 'about-us'),
    isThere: isBuilt(address),
  }))
}

interface Identity {
  token: string
  secrets: string[]
}

async function signIn(request: APIRequestContext, email: string, type: 'user' | 'admin'): Promise<Identity> {
  const { token, user } = await post(request, '/auth/sign-in', { email, password: password(type), type })
  // The demo shows its test accounts to every visitor, the admin's too.
  const names = type === 'user' ? [email, user.first_name, user.last_name, user.phone_number] : []
  return { token, secrets: [token, ...names] }
}

const password = (type: Who) => (type === 'admin' ? 'kiaora2026' : 'kahu1234')
const adminEmail = 'admin@demo.hoko.nz'

test('the table of addresses lists exactly the built pages', () => {
  const known = new Set(listAddresses().map(({ path }) => path))
  expect(builtPaths.filter((path) => path !== '/*' && !known.has(path))).toEqual([])
})

test('every built page has a layout', () => {
  expect([...layoutsOf].filter(([, layouts]) => layouts === '').map(([path]) => path)).toEqual(['/*'])
})

test('the first load of every address is right for everyone', async ({ request, playwright, baseURL }) => {
  // Signing in set a hint cookie in the other context; this one has only the given cookies.
  const browser = await playwright.request.newContext({ baseURL: baseURL! })
  const member = await aMember(request, 'Whaitiri')
  const people: Record<Who, Identity | null> = {
    visitor: null,
    user: await signIn(request, member.email, 'user'),
    admin: await signIn(request, adminEmail, 'admin'),
  }
  const secrets = [...people.user!.secrets, ...people.admin!.secrets]
  const wrong: string[] = []
  for (const { address, path, isThere } of await everyPlace(request)) {
    for (const who of ['visitor', 'user', 'admin'] as const) {
      const load = async (token?: string) => {
        const headers: Record<string, string> = {
          // The hint cookie carries no authority, so pages are requested with nothing else.
          ...(who === 'visitor' ? {} : { cookie: `hoko_hint=${who}` }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        }
        const answer = await browser.get(path, { maxRedirects: 0, headers })
        return { status: answer.status(), headers: answer.headers(), html: await answer.text() }
      }
      const answer = await load(people[who]?.token)
      const target = targets[address.for][who](path)
      const seen = target ? `${answer.status} ${answer.headers['location']}` : String(answer.status)
      const wanted = target ? `302 ${target}` : isThere ? '200' : '404'
      if (seen !== wanted) wrong.push(`${path} for ${who}: ${seen} instead of ${wanted}`)
      if (!target && !isThere && !answer.html.includes(nothingHere)) wrong.push(`${path} for ${who}: no page`)
      if (answer.headers['set-cookie']) wrong.push(`${path} for ${who} sets a cookie`)
      const all = JSON.stringify(answer.headers) + answer.html
      const leaks = secrets.filter((secret) => all.includes(secret))
      if (leaks.length > 0) wrong.push(`${path} for ${who} tells ${leaks.join(' and ')}`)
      // A false hint gets only the public frame, the same for everyone.
      const isSame = async () => (await load(people[who]?.token)).html === (await load()).html
      // The market may change between two loads, but not every time.
      if (address.for !== 'public' && !target && !(await isSame()) && !(await isSame()) && !(await isSame()))
        wrong.push(`${path} differs with the account that asks`)
    }
  }
  expect(wrong).toEqual([])
  await browser.dispose()
})

test('an address is guarded in every spelling', async ({ request }) => {
  for (const path of ['/ISELL', '/isell/', '/isell//', '/%69sell', '/Users-List', '/user%2Dsettings']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 302])
    expect(answer.headers()['location']).toMatch(/^\/(?:admin-)?signin\?next=/)
  }
})

test('the root redirects to home', async ({ request }) => {
  for (const [hint, home] of [
    ['none', '/home'],
    ['user', '/home'],
    ['admin', '/admin-dashboard'],
  ] as const) {
    const answer = await request.get('/', { maxRedirects: 0, headers: { cookie: `hoko_hint=${hint}` } })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, home])
  }
})

/** The browser logs missing pages and refused calls. */
const ownComplaint = /status of 40[134]/
const quickly = { intervals: [20] }
const whereIs = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search)

async function arriveAs(page: Page, who: Who, member: Member) {
  if (who === 'visitor') await page.goto('/home')
  else if (who === 'user') await signInByCalls(page, member, '/home')
  else await signInByCalls(page, { email: adminEmail, password: password(who) }, '/admin-dashboard')
}

const visitorPaths = listAddresses()
  .filter((address) => address.for === 'visitor')
  .map(({ path }) => path)

for (const who of ['visitor', 'user', 'admin'] as const) {
  test(`client-side navigation redirects everyone the same way (${who})`, async ({ visit, request }) => {
    test.setTimeout(120_000)
    const { page, complaints } = await visit()
    const places = sampleOf(await everyPlace(request))
    await arriveAs(page, who, await aMember(request, 'Whaitiri'))
    for (const { address, path, isThere } of places) {
      await test.step(path, async () => {
        const target = targets[address.for][who](path)
        await navigate(page, path)
        if (target) return await expect.poll(() => whereIs(page), { ...quickly, message: path }).toBe(target)
        const nothing = page.getByRole('heading', { name: /nothing at this address$|^Page not found$/ })
        await expect(nothing, path).toHaveCount(isThere ? 0 : 1)
        await expect(page.locator('main'), path).toBeVisible()
        if (address.for === 'visitor')
          expect(visitorPaths).toContain((await whereIs(page)).replace(/\?.*/, ''))
        else expect(await whereIs(page)).toBe(path)
      })
    }
    await navigate(page, '/')
    await expect.poll(() => whereIs(page), quickly).toBe(who === 'admin' ? '/admin-dashboard' : '/home')
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !ownComplaint.test(text)))
  })
}

async function hintOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'hoko_hint')?.value ?? 'none'
}

const setHint = (context: BrowserContext, value: string, url: string) =>
  context.addCookies([{ name: 'hoko_hint', value, url, httpOnly: true, sameSite: 'Lax' }])

for (const hint of ['user', 'admin'] as const) {
  test(`a visitor with an account hint is corrected at once (${hint})`, async ({
    visit,
    request,
    baseURL,
  }) => {
    const { page, complaints } = await visit()
    const context = page.context()
    const places = sampleOf(await everyPlace(request)).filter(({ address }) => address.for === hint)
    for (const { path } of places) {
      await test.step(path, async () => {
        await setHint(context, hint, baseURL!)
        await page.goto(path, { waitUntil: 'commit' })
        const target = targets[hint].visitor(path)
        await expect.poll(() => whereIs(page), { ...quickly, message: path }).toBe(target)
        await expect.poll(() => hintOf(context), { ...quickly, message: path }).toBe('none')
      })
    }
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !ownComplaint.test(text)))
  })
}

for (const [who, own, other] of [
  ['user', '/isell?status=draft', 'admin'],
  ['admin', '/admin-dashboard?days=7', 'user'],
] as const) {
  test(`an account with a missing or false hint is corrected at once (${who})`, async ({
    visit,
    request,
    baseURL,
  }) => {
    const { page } = await visit()
    const context = page.context()
    await arriveAs(page, who, await aMember(request, 'Whaitiri'))
    await context.clearCookies()
    await page.goto(own)
    await expect.poll(() => whereIs(page), quickly).toBe(own)
    await expect.poll(() => hintOf(context), quickly).toBe(who)

    await setHint(context, other, baseURL!)
    await page.goto(own)
    await expect.poll(() => whereIs(page), quickly).toBe(who === 'admin' ? '/admin-dashboard' : '/home')
    await expect.poll(() => hintOf(context), quickly).toBe(who)
  })
}
