import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { without_own_pages } from '../harness/browser-switches.ts'
import { type Kind, kinds, type Market, person } from './kinds.ts'
import { type Answer, type Seen, watchPress } from './watch-press.ts'

/**
 * `npm run presses`: presses of every kind at random moments after the first paint, on a slow phone with a slow
 * connection. None may be lost, and each must show a sign. `npm run presses -- 10 Sell`: 10 of each kind with Sell in
 * its name.
 */

const port = Number(process.env.PORT ?? 3915)
const running = process.env.HOKO_ORIGIN
const origin = running ?? `http://localhost:${port}`
const [times = '50', named = ''] = process.argv.slice(2)
const latest_ms = 2_500
const patience_ms = 25_000
const wanted_sign_ms = 100
/** More than the browser's own bars above the page take. */
const bars_px = 200
const unanswered: Answer = { hit: false, heard_ms: 0, sign_ms: null, painted_ms: null, busy: [] }

const seenAfter = ({ painted_ms, sign_ms }: Answer) => painted_ms ?? sign_ms
const isInTime = (answer: Answer) => (seenAfter(answer) ?? Infinity) <= wanted_sign_ms
const median = (figures: number[]) => figures.toSorted((one, other) => one - other)[figures.length >> 1]

const root = path.join(import.meta.dirname, '../..')
const folder = await mkdtemp(path.join(tmpdir(), 'hoko-presses-'))
const server = running ? null : startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', without_own_pages],
})
try {
  await waitUntilReady()
  const market = await prepareMarket()
  const asked = kinds.filter(({ name }) => name.toLowerCase().includes(named.toLowerCase()))
  let isGood = asked.length > 0
  process.stdout.write(
    'kind | presses | lost | heard, median | slowest | seen, median | slowest | seen after 100 ms\n--- | --- | --- | --- | --- | --- | --- | ---\n',
  )
  for (const kind of asked) isGood = (await measure(kind, market)) && isGood
  process.exitCode = isGood ? 0 : 1
} finally {
  await browser.close()
  server?.kill('SIGTERM')
  if (server) await once(server, 'close')
  await rm(folder, { recursive: true, force: true })
}

function startServer(): ChildProcess {
  const env = { PORT: String(port), DATA_DIR: folder, DEMO: 'small', DEMO_LIFE: 'off', RATE_LIMITS: 'off' }
  return spawn(process.execPath, ['bin/hoko.js', 'start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitUntilReady(): Promise<void> {
  for (;;) {
    if (server && server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function call(
  address: string,
  { token = '', method = 'GET', body = null as object | null } = {},
): Promise<any> {
  const response = await fetch(`${origin}/api${address}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
  return response.json()
}

interface Prepared extends Market {
  token: string
  session: string
}

async function prepareMarket(): Promise<Prepared> {
  const session = await signedIn()
  const { token } = session
  const { items } = await call('/category-list?type=general')
  const { id } = await call('/listing', {
    token,
    method: 'POST',
    body: {
      type: 'general',
      category_id: items.find(({ name }: { name: string }) => name === 'Road bikes').id,
      title: 'Healing road bike, 56 cm',
      condition: 'used',
      description: 'Ridden on Sundays.',
      sale_method: 'auction',
      start_price_cents: 10_00,
      duration_minutes: 1440,
      suburb: 'te-aro',
    },
  })
  return {
    auction: await anAuction(token),
    draft: `/general/${id}/edit`,
    token,
    session: JSON.stringify(session),
  }
}

/** Retries, since the demo's accounts are created after the server has started. */
async function signedIn() {
  for (;;) {
    try {
      return await call('/auth/sign-in', { method: 'POST', body: { ...person, type: 'user' } })
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}

async function anAuction(token: string): Promise<string> {
  for (;;) {
    const { items } = await call('/listing?sale_method=auction&sort=newest&limit=24')
    for (const { id, type, closes_at } of items) {
      if (Date.parse(closes_at) < Date.now() + 3 * 3_600_000) continue
      const { viewer } = await call(`/listing/${id}`, { token })
      if (viewer?.may_bid && !viewer.is_leading) return `/${type}/${id}/detail`
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

interface Made extends Answer {
  isLost: boolean
}

async function measure(kind: Kind, market: Prepared): Promise<boolean> {
  const made: Made[] = []
  const context = await contextFor(browser, kind, market)
  for (let time = 0; time < Number(times); time += 1) {
    // Every tenth press has an empty cache.
    made.push(await press(time % 10 === 0 ? await contextFor(browser, kind, market) : context, kind, market))
    if (time % 10 === 0) await closeOthers(context)
  }
  await context.close()
  const lost = made.filter(({ isLost }) => isLost).length
  const late = made.filter((answer) => !isInTime(answer)).length
  const waits = made.map(({ heard_ms }) => heard_ms)
  const seen = made.flatMap((answer) => seenAfter(answer) ?? [])
  const ms = (value = Number.NaN) => `${Math.round(value)} ms`
  const figures = [ms(median(waits)), ms(Math.max(...waits)), ms(median(seen)), ms(Math.max(...seen))]
  process.stdout.write(`${[kind.name, made.length, lost, ...figures, late].join(' | ')}\n`)
  return lost === 0 && late === 0
}

async function closeOthers(kept: BrowserContext) {
  for (const one of browser.contexts()) if (one !== kept) await one.close()
}

async function contextFor(
  on: Browser,
  { who, isPhone }: Kind,
  { session }: Prepared,
): Promise<BrowserContext> {
  const context = await on.newContext({
    baseURL: origin,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1360, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  })
  if (who === 'member') {
    const page = await context.newPage()
    await page.goto('/health/live')
    await page.evaluate((auth) => localStorage.setItem('auth', auth), session)
    await page.close()
    await context.addCookies([{ name: 'hoko_hint', value: 'user', url: origin }])
  }
  return context
}

async function press(context: BrowserContext, kind: Kind, market: Prepared): Promise<Made> {
  const page = await context.newPage()
  const seen = Promise.withResolvers<Seen>()
  seen.promise.catch(() => undefined)
  await page.exposeFunction('seenControl', (where: Seen) => seen.resolve(where))
  await page.addInitScript(watchPress, {
    target: kind.target,
    words: kind.words?.source ?? '',
    delay_ms: Math.random() * latest_ms,
  })
  await showWhole(page)
  await slowDown(page)
  try {
    await page.goto(kind.at(market), { waitUntil: 'commit' })
    await kind.prepare?.(page)
    const where = await inTime(seen.promise).catch(() => null)
    if (!where) throw new Error(`${kind.name}: it was not there to be pressed.`)
    await page.mouse.click(where.x, where.y, { delay: 40 + Math.random() * 80 })
    const isDone = await inTime(kind.done(page, market)).then(
      () => true,
      () => false,
    )
    const noted = await page
      .waitForFunction(() => localStorage.getItem('press-answer'), null, { timeout: 5_000 })
      .then(
        (found) => found.jsonValue(),
        () => null,
      )
    const answer: Answer = noted ? JSON.parse(noted) : unanswered
    if (!isDone || !isInTime(answer))
      process.stderr.write(`${kind.name}: ${JSON.stringify({ isDone, ...answer, at: page.url() })}\n`)
    return { ...answer, isLost: !isDone }
  } finally {
    await forget(page, kind, market)
  }
}

/**
 * The window must be as high as page and bars together. Otherwise the page's end isn't drawn, and a sign there counts
 * as painted only with the next visible frame.
 */
async function showWhole(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  const height = page.viewportSize()!.height + bars_px
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height } })
  await devtools.detach()
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  const bytes_per_second = 400_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes_per_second,
    uploadThroughput: bytes_per_second,
  })
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It took too long.')), patience_ms)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function forget(page: Page, { who, watches }: Kind, { token }: Prepared) {
  if (who === 'visitor') {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
  } else await page.evaluate(() => localStorage.removeItem('press-answer')).catch(() => undefined)
  // The heart is seen before the server has heard of it: the next page would begin with it full.
  if (watches) await untilWatched(token)
  await page.close()
  if (!watches) return
  for (const id of await listWatched(token)) await call(`/favourite/${id}`, { token, method: 'DELETE' })
}

async function untilWatched(token: string): Promise<void> {
  for (let tries = 0; tries < 50 && (await listWatched(token)).length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

async function listWatched(token: string): Promise<number[]> {
  const { items } = await call('/favourite-ids', { token })
  return items.map(({ id }: { id: number }) => id)
}
