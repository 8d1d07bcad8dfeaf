import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'

export interface Look {
  width: number
  height: number
  theme: 'light' | 'dark'
}

export const desktop: Look = { width: 1360, height: 900, theme: 'light' }
export const phone: Look = { width: 390, height: 844, theme: 'dark' }

/** Somebody with a browser of their own. Whatever their console complains of fails the journey. */
export interface Visitor {
  page: Page
  complaints: string[]
}

interface Fixtures {
  /** Opens a browser profile; at the end its console must have been silent. */
  visit: (look?: Look) => Promise<Visitor>
}

export const test = base.extend<Fixtures>({
  visit: async ({ browser }, use) => {
    const opened: { context: BrowserContext; visitor: Visitor }[] = []
    await use(async (look = desktop) => {
      const one = await open(browser, look)
      opened.push(one)
      return one.visitor
    })
    for (const { context, visitor } of opened) {
      expect(visitor.complaints).toEqual([])
      await context.close()
    }
  },
})

async function open(browser: Browser, { width, height, theme }: Look) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, visitor: { page, complaints } }
}

/** Nothing that axe knows of stands in anybody's way, and nothing scrolls sideways. */
export async function expectAccessible(page: Page) {
  // Half faded in, a toast is not yet as it will be read.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState !== 'running' || one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

let people = 0

export interface Newcomer {
  first_name: string
  last_name: string
  email: string
  phone_number: string
}

export function aNewcomer(first_name: string): Newcomer {
  people += 1
  const n = `${Date.now() % 1_000_000}${people}`
  return {
    first_name,
    last_name: 'Ngata',
    email: `${first_name.toLowerCase()}${n}@example.nz`,
    phone_number: `021${n.padStart(7, '0').slice(-7)}`,
  }
}

/** Registers as a stranger would: by the form, with the code from the outbox. */
export async function register(page: Page, person: Newcomer) {
  await page.goto('/register')
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Mobile phone').fill(person.phone_number)
  await page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.waitForURL(/verify-phone-number-otp/)
  await page.getByLabel(/4-digit code/i).pressSequentially(await codeFor(page, person))
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

async function codeFor(page: Page, { email }: Newcomer): Promise<string> {
  const reply = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
  const { items } = (await reply.json()) as { items: { text: string; subject: string }[] }
  const code = items.map(({ text }) => /\b(\d{4})\b/.exec(text)?.[1]).find(Boolean)
  if (!code) throw new Error(`No code reached ${email}`)
  return code
}
