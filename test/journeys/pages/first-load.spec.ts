import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

const maxBytes = 160_000
const maxFiles = 15

/** Script bytes as transferred, until the page has loaded everything. */
test('the first load of the home page is at most 160 kB of scripts in 15 files', async ({ visit }) => {
  const { page } = await visit({ width: 390, height: 844, theme: 'light' })
  // On a page with prices the live stream is its last request.
  const listening = page
    .waitForRequest((request) => request.url().includes('/api/live'), { timeout: 5_000 })
    .catch(() => undefined)
  await page.goto('/home')
  await listening
  await page.waitForTimeout(1_000)
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize, decodedBodySize }) => ({
        name: new URL(name).pathname,
        sent: encodedBodySize,
        read: decodedBodySize,
      }))
      .toSorted((one, other) => other.sent - one.sent),
  )
  const total = scripts.reduce((sum, { sent }) => sum + sent, 0)
  const largest = scripts.slice(0, 10).map(({ name, sent }) => `${sent} ${name}`)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.length, largest.join('\n')).toBeLessThanOrEqual(maxFiles)
  expect(scripts.every(({ sent, read }) => read < 2_000 || sent < read)).toBe(true)
  expect(total, `${total} bytes in ${scripts.length} files:\n${largest.join('\n')}`).toBeLessThanOrEqual(
    maxBytes,
  )
})

/** Every object made by the library has a key with this name, which no minifier may change. */
const markOfShapes = '~standard'

test('the first load of public pages excludes the validation library', async ({ request }) => {
  await expect
    .poll(async () => (await (await request.get('/api/listing?limit=1')).json()).items.length, {
      timeout: 50_000,
    })
    .toBe(1)
  const { items } = await (await request.get('/api/listing?limit=1')).json()
  for (const address of ['/home', '/ibuy', `/${items[0].type}/${items[0].id}/detail`]) {
    const html = await (await request.get(address)).text()
    const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href!,
    )
    expect(scripts.length, address).toBeGreaterThan(3)
    for (const script of scripts) {
      const code = await (await request.get(script)).text()
      expect(code.includes(markOfShapes), `${address} loads ${script}`).toBe(false)
    }
  }
})

test('later parts of a page load no stylesheet twice', async ({ visit }) => {
  const { page } = await visit({ width: 390, height: 844, theme: 'light' })
  await page.goto('/home')
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    )
  await expect(page.locator('article').first()).toBeVisible()
  await page.waitForLoadState('load')
  await page.waitForTimeout(1_500)
  const linked = await sheets()
  expect(linked.length).toBeGreaterThan(0)
  expect(linked).toEqual([...new Set(linked)])
})

/** The market decides how many cards a page has; each may add this much. */
const maxCardBytes = 3_500

const largestPages: [address: string, cards: number, maxBytes: number][] = [
  ['/home', 20, 110_000],
  ['/ibuy', 20, 130_000],
  ['/ibuy?view=list', 20, 130_000],
]

for (const [address, cards, most] of largestPages)
  test(`${address} with at least ${cards} cards has less than ${most / 1_000} kB of HTML`, async ({
    request,
  }) => {
    const read = async () => await (await request.get(address)).text()
    const countCards = (html: string) => html.match(/<article/g)?.length ?? 0
    // The demo is still filling up after the server has started.
    await expect.poll(async () => countCards(await read()), { timeout: 50_000 }).toBeGreaterThanOrEqual(cards)
    const html = await read()
    expect(html).toContain('window.__reactRouterContext')
    const further = Math.max(0, countCards(html) - 25)
    expect(Buffer.byteLength(html), address).toBeLessThan(most + further * maxCardBytes)
  })
