import { expect, type Page } from '@playwright/test'
import { untilHydrated } from '../before-hydration.ts'
import { desktop, phone, signIn, signInByCalls, test, type Visitor } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

test('the watchlist is readable offline, and signing out deletes it', async ({ visit, request }) => {
  const [ana, ben] = [await aMember(request, 'Ana'), await aMember(request, 'Ben')]
  const { items: market } = await (await request.get('/api/listing?type=general&limit=20')).json()
  const watched = market.filter(({ cover }: { cover: object | null }) => cover).slice(0, 2)
  for (const { id } of watched) await post(request, '/favourite', { listing_id: id }, ana)
  const visitor = await visit({ ...phone, hasWorker: true })
  const { page } = visitor
  const offline = page.getByRole('heading', { name: 'You’re offline' })
  const mine = page.getByRole('region', { name: 'Your watchlist' })

  await test.step('opening the watchlist stores it with its pictures', async () => {
    await signInByCalls(page, ana, '/iwatch')
    await expect(page.getByRole('heading', { name: watched[0].title })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => countAdminListings(page)).toBe(watched.length)
  })

  await test.step('offline it shows its age and that it may be out of date', async () => {
    await page.context().setOffline(true)
    await page.goto('/ibuy')
    await expect(offline).toBeVisible()
    for (const { title } of watched) await expect(mine.getByText(title)).toBeVisible()
    await expect(mine.getByText(/^As of .+ Prices and bids may have changed since\.$/)).toBeVisible()
    await expect.poll(() => mine.locator('img').evaluateAll(countRendered)).toBe(watched.length)
  })

  await test.step('another signed-in account sees none of it', async () => {
    const auth = await page.evaluate(() => localStorage.getItem('auth'))
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('auth')!)
      localStorage.setItem('auth', JSON.stringify({ ...stored, user: { ...stored.user, id: 1 } }))
    })
    await page.reload()
    await expect(offline).toBeVisible()
    await expect(mine).toHaveCount(0)
    await page.evaluate((stored) => localStorage.setItem('auth', stored!), auth)
  })

  await test.step('the page opens once online, and signing out deletes the list', async () => {
    // The page reopens by itself at the requested address.
    await page.context().setOffline(false)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/signin*')
    await expect.poll(() => countAdminListings(page)).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('watchlist'))).toBeNull()
    await signIn(page, ben)
    await page.waitForURL('**/home')
    await page.context().setOffline(true)
    await page.goto('/ibuy')
    await expect(offline).toBeVisible()
    await expect(mine).toHaveCount(0)
  })
  excuseTheLine(visitor)
})

test('a browser finds everything needed to install Hoko', async ({ visit }) => {
  const { page } = await visit(desktop)
  await page.goto('/home')
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect(url).toContain('/manifest.webmanifest')
  expect(errors).toEqual([])
  await untilHydrated(page)
  const colours = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('media'), one.getAttribute('content')]))
  expect(colours).toEqual([
    ['(prefers-color-scheme: light)', await paperOf(page, 'light')],
    ['(prefers-color-scheme: dark)', await paperOf(page, 'dark')],
  ])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A private window, as every journey is, can't install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

/** The colour of the top bar, as '#rrggbb'. */
async function paperOf(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme })
  return await page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d')!
    drawing.fillStyle = getComputedStyle(document.querySelector('header')!).backgroundColor
    drawing.fillRect(0, 0, 1, 1)
    const [red, green, blue] = drawing.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`
  })
}

const countAdminListings = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('watchlist')) ? (await (await caches.open('watchlist')).keys()).length : 0,
  )

const countRendered = (images: Element[]) =>
  images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length

function excuseTheLine({ complaints }: Visitor) {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/net::ERR_|Failed to load resource|Failed to fetch/.test(text)),
  )
}
