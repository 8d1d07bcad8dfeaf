/** A phone on a slow line, as Lighthouse has it: four times slower, 1.6 Mbit/s, 150 ms. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { AccountType } from '#platform/common/addresses.ts'

const slower = 4
const bytesPerSecond = 1_600_000 / 8
const latency = 150
const longestMs = 60_000
/** Everything after the main content is in the cache by then. */
const settledMs = 2_000

export interface Session {
  type: AccountType
  token: string
  user: Account
}

interface Visit {
  path: string
  /** The selector of the main content. */
  content: string
  session: Session | null
}

/** @returns milliseconds from navigation until the main content is painted */
export async function measureVisit(
  browser: Browser,
  origin: string,
  { path, content, session }: Visit,
  cache: 'warm' | 'cold',
): Promise<number> {
  const context = await openContext(browser, origin, session)
  try {
    await context.addInitScript(recordWhenPainted, content)
    const page = await context.newPage()
    if (cache === 'warm') {
      await waitForContent(page, origin + path)
      await page.waitForTimeout(settledMs)
      await page.goto('about:blank')
    }
    await slowDown(page)
    return await waitForContent(page, origin + path)
  } finally {
    await context.close()
  }
}

async function waitForContent(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit', timeout: longestMs })
  const painted = await page.waitForFunction(() => window.paintedMs, null, { timeout: longestMs })
  return (await painted.jsonValue())!
}

/**
 * Signs in as the browser would remember it. Blocks the service worker, whose connection could not
 * be slowed down.
 */
async function openContext(
  browser: Browser,
  origin: string,
  session: Session | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    storageState: { cookies: [], origins: [{ origin, localStorage: session ? [stored(session)] : [] }] },
  })
  if (session) await context.addCookies([{ name: 'hoko_hint', value: session.type, url: origin }])
  return context
}

const stored = ({ token, user }: Session) => ({
  name: 'auth',
  value: JSON.stringify({ token, user, server_time_difference: 0, server_time_difference_ms: 0 }),
})

declare global {
  interface Window {
    paintedMs?: number
  }
}

function recordWhenPainted(content: string): void {
  const view = () => {
    const found = document.querySelector<HTMLElement>(content)
    if (found && found.offsetHeight > 0 && found.innerText.trim() !== '') window.paintedMs = performance.now()
    else requestAnimationFrame(view)
  }
  requestAnimationFrame(view)
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...speed })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
}
