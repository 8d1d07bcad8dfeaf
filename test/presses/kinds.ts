import type { Page } from '@playwright/test'

export interface Market {
  auction: string
  draft: string
}

export interface Kind {
  name: string
  who: 'visitor' | 'member'
  isPhone?: boolean
  watches?: boolean
  at: (market: Market) => string
  /** A selector; the first visible match is pressed. */
  target: string
  words?: RegExp
  prepare?: (page: Page) => Promise<void>
  done: (page: Page, market: Market) => Promise<unknown>
}

const to = (path: RegExp) => (page: Page) => page.waitForURL(path, { waitUntil: 'commit' })
const shows = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()

export const person = { email: 'mere@demo.hoko.nz', password: 'kiaora2026' }

export const kinds: Kind[] = [
  {
    name: 'Sell, in the bar',
    who: 'member',
    at: () => '/home',
    target: 'header a[href="/select-listing-type"]',
    done: to(/select-listing-type/),
  },
  {
    name: 'Sell, tab on a phone',
    who: 'member',
    isPhone: true,
    at: () => '/home',
    target: 'nav[aria-label="Main"] a[href="/select-listing-type"]',
    done: to(/select-listing-type/),
  },
  {
    name: 'iWatch, tab on a phone',
    who: 'member',
    isPhone: true,
    at: () => '/home',
    target: 'nav[aria-label="Main"] a[href="/iwatch"]',
    done: to(/iwatch/),
  },
  {
    name: 'Heart on a card at home',
    who: 'member',
    watches: true,
    at: () => '/home',
    target: 'article button[aria-label^="Watch "]',
    done: shows('article button[aria-label^="Watch "][aria-pressed="true"]:not([data-awaits])'),
  },
  {
    name: 'Heart of a visitor',
    who: 'visitor',
    at: () => '/home',
    target: 'article button[aria-label^="Watch "]',
    done: to(/signin/),
  },
  {
    name: 'Watch on a listing',
    who: 'member',
    watches: true,
    at: ({ auction }) => auction,
    target: 'aside button[aria-pressed]:has(svg.lucide)',
    done: shows('aside button[aria-pressed="true"]:has(svg.lucide):not([data-awaits])'),
  },
  {
    name: 'Place bid',
    who: 'member',
    at: ({ auction }) => auction,
    target: 'aside form button[type=submit]',
    done: shows('dialog[open]'),
  },
  {
    name: 'Amount to choose from',
    who: 'member',
    at: ({ auction }) => auction,
    target: 'aside form button[aria-pressed="false"]',
    done: shows('aside form button[aria-pressed="true"]:nth-child(n+2)'),
  },
  {
    name: 'Bell',
    who: 'member',
    at: () => '/home',
    target: 'header button[aria-label^="Notifications"]',
    done: shows('[role=menu]'),
  },
  {
    name: 'Account menu',
    who: 'member',
    at: () => '/home',
    target: 'header button[data-press=account]',
    done: shows('[role=menu]'),
  },
  {
    name: 'Sign in',
    who: 'visitor',
    at: () => '/signin',
    target: 'form button[type=submit]',
    async prepare(page) {
      await page.locator('#signin-email').fill(person.email)
      await page.locator('#signin-password').fill(person.password)
    },
    done: to(/home/),
  },
  {
    name: 'Card to its listing',
    who: 'visitor',
    at: () => '/home',
    target: 'article h3 a',
    done: to(/\/detail/),
  },
  {
    name: 'Publish',
    who: 'member',
    at: ({ draft }) => draft,
    target: 'main button',
    words: /^Publish/,
    done: shows('dialog[open]'),
  },
  {
    name: 'Word of the register',
    who: 'member',
    at: () => '/vehicle/new',
    target: 'main button',
    words: /^Fill in from the register/,
    async prepare(page) {
      await page.getByLabel('Plate', { exact: true }).fill('kew 840')
    },
    done: (page) => page.getByText(/has it as/).waitFor(),
  },
]
