import {
  expect,
  test as base,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  type Route,
} from '@playwright/test'
import { findAddress } from '#platform/common/addresses.ts'
import '#app/server/all-pages.ts'
import { violationsOf } from './axe.ts'
import { attachState, watchRequests } from './state-at-failure.ts'
import { inMarketDatabase } from './market-database.ts'

export interface Theme {
  width: number
  height: number
  theme: 'light' | 'dark'
  /** Off by default: a service worker would bypass the routes of a journey. */
  hasWorker?: boolean
}

export const desktop: Theme = { width: 1360, height: 900, theme: 'light' }
export const phone: Theme = { width: 390, height: 844, theme: 'dark' }

/** Only `npm run prove` runs every look, since a journey is the same in each. */
export const themesOf = (main: Theme, ...others: Theme[]): Theme[] =>
  process.env.HOKO_PROVE ? [main, ...others] : [main]

export interface Visitor {
  page: Page
  complaints: string[]
}

interface Fixtures {
  /** The console must be free of errors at the end. */
  visit: (view?: Theme) => Promise<Visitor>
}

export const test = base.extend<Fixtures>({
  visit: async ({ browser }, use, testInfo) => {
    const opened: { context: BrowserContext; visitor: Visitor }[] = []
    await use(async (view = desktop) => {
      const one = await open(browser, view)
      opened.push(one)
      return one.visitor
    })
    if (testInfo.errors.length > 0) for (const { visitor } of opened) await attachState(testInfo, visitor)
    for (const { context, visitor } of opened) {
      expect(visitor.complaints).toEqual([])
      await context.close()
    }
  },
})

async function open(browser: Browser, { width, height, theme, hasWorker = false }: Theme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    // Stops animations during clicks and checks, and skeletons don't repaint.
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The page may replace a card before its preloaded picture is shown.
    if (/-\d+\.(webp|avif) was preloaded using link preload but not used/.test(message.text())) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    complaints.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  watchRequests(page)
  return { context, visitor: { page, complaints } }
}

/** Checks with axe and for horizontal scrolling. screens.spec.ts does so for every screen. */
export async function expectAccessible(page: Page, rules?: string[]) {
  await restOf(page)
  expect(await violationsOf(page, rules)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

/** A fading toast has too little contrast. */
const restOf = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState !== 'running' || one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )

let people = 0

export interface Newcomer {
  first_name: string
  last_name: string
  email: string
  phone_number: string
}

export function aNewcomer(firstName: string): Newcomer {
  people += 1
  // Each worker has an index, also a replacement worker; listing the tests has none.
  const { TEST_WORKER_INDEX: index = '' } = process.env
  const n = `${index.padStart(3, '0')}${String(people).padStart(4, '0')}`
  return {
    first_name: firstName,
    last_name: 'Ngata',
    email: `${firstName.toLowerCase()}${n}@example.nz`,
    phone_number: `021${n}`,
  }
}

/** Registers without the form. Without an address, the caller opens the page. */
export async function register(page: Page, person: Newcomer, address?: string) {
  const session = await registerByCalls(page.request, person)
  await save(page, { auth: session, login: { email: person.email } })
  if (address) await page.goto(address)
}

/** Our own address that runs no script. */
const barePage = '/health/live'

/** Fills storage before the first page. */
async function save(page: Page, expected: Record<string, object>) {
  await page.goto(barePage)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
  }, expected)
}

export async function registerByCalls(
  request: APIRequestContext,
  person: Newcomer,
): Promise<{ token: string; user: object }> {
  // Poses as an unknown browser, since one `request` registers several people.
  const headers = { cookie: 'browser=new' }
  const post = async (path: string, data: object) => {
    const reply = await request.post(`/api${path}`, { data, headers })
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return await reply.json()
  }
  const { registration_token, phone_number } = await post('/register-basic', {
    ...person,
    password: 'kahu1234',
  })
  const outbox = await request.get(`/dev/outbox.json?to=${encodeURIComponent(phone_number)}`)
  const code = /\b(\d{4})\b/.exec((await outbox.json()).items[0].text)?.[1]
  await post('/verification', { phone_number, code, purpose: 'verify_phone', registration_token })
  return await post('/register-complete', {
    registration_token,
    region: 'wellington',
    suburb: 'petone',
    seller_kind: 'private',
    accepted_terms: true,
  })
}

export const e164 = ({ phone_number }: Pick<Newcomer, 'phone_number'>) => phone_number.replace(/^0/, '+64')

export async function registerByForm(page: Page, person: Newcomer) {
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Mobile phone').fill(person.phone_number)
  await page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.waitForURL(/verify-phone-number-otp/)
  await page.getByLabel(/4-digit code/i).pressSequentially(await codeFor(page, e164(person)))
  await page.waitForURL(/\/register/)
  await page.getByLabel('Region').selectOption({ label: 'Wellington' })
  await page.getByLabel(/suburb/i).fill('petone')
  await page
    .getByRole('option', { name: /Petone/ })
    .first()
    .click()
  await page.getByText('Privately').click()
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL(/\/home/)
}

interface SentMessage {
  subject: string
  text: string
}

export async function sentTo(page: Page, to: string): Promise<SentMessage[]> {
  const reply = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
  return ((await reply.json()) as { items: SentMessage[] }).items
}

/** Waits, because the worker may still be writing it. */
export async function codeFor(
  page: Page,
  to: string,
  { digits = 4, besides = '' }: { digits?: 4 | 6; besides?: string } = {},
): Promise<string> {
  const pattern = new RegExp(`\\b(\\d{${digits}})\\b`)
  const newest = async () =>
    (await sentTo(page, to)).map(({ text }) => pattern.exec(text)?.[1]).find((code) => code !== undefined)
  await expect
    .poll(async () => ((await newest()) ?? besides) !== besides, { message: `a code for ${to}` })
    .toBe(true)
  return (await newest())!
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

export interface Account {
  email: string
  password?: string
}

/** Signs in without the form. */
export async function signInByCalls(page: Page, { email, password = 'kahu1234' }: Account, address?: string) {
  const path = address && new URL(address, 'http://localhost').pathname
  const type = path && findAddress(path)?.for === 'admin' ? 'admin' : 'user'
  const reply = await page.request.post('/api/auth/sign-in', { data: { email, password, type } })
  expect(reply.ok(), await reply.text()).toBe(true)
  await save(page, { auth: await reply.json(), login: { email } })
  if (address) await page.goto(address)
}

export async function signIn(page: Page, { email, password = 'kahu1234' }: Account) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function aMember({ page }: Visitor, firstName: string): Promise<Newcomer> {
  const person = aNewcomer(firstName)
  await registerByCalls(page.request, person)
  // The API's reply set a hint cookie, but this browser isn't signed in.
  await page.context().clearCookies()
  await save(page, { login: { email: person.email } })
  await page.goto('/signin')
  return person
}

/** Chromium logs every refused call. */
export function excuseRefusals({ complaints }: Pick<Visitor, 'complaints'>) {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 4\d\d/.test(text)))
}

/**
 * Moves a phone's codes half a minute back, since the next one is only sent then. A recovery
 * journey covers the wait.
 */
export async function letCodesAge(person: Pick<Newcomer, 'phone_number'>): Promise<void> {
  await inMarketDatabase(async (client) => {
    const age = "update verification_codes set sent_at = sent_at - interval '30 seconds' where target = $1"
    const { rowCount } = await client.query(age, [e164(person)])
    expect(rowCount).toBeGreaterThan(0)
  })
}

/**
 * Chromium reports an interception a moment before it works: a request sent meanwhile would slip
 * past.
 */
export async function intercept(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => unknown,
  options?: { times?: number },
) {
  await page.route(address, answer, options)
  if (!page.url().startsWith('http') || page.url().endsWith(barePage)) return
  const probe = '/health/live?is_intercepted'
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(async (path) => (await fetch(path)).status, probe)).toBe(204)
  await page.unroute(`**${probe}`)
}

export async function pending(page: Page, address: string | RegExp) {
  const through = Promise.withResolvers<void>()
  const lock = async (route: Route) => {
    await through.promise
    await route.continue()
  }
  await intercept(page, address, lock, { times: 1 })
  return {
    /** Times out like any other step if the request never comes. */
    requested: page.waitForRequest(address),
    letThrough: () => through.resolve(),
  }
}
