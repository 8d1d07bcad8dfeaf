import type { Page, Route } from '@playwright/test'
import { intercept } from './fixtures.ts'

/** Delays all scripts except the one in the head, which the first paint needs. */
export async function beforeHydration(page: Page) {
  const hydrated = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await hydrated.promise
    await route.continue()
  }
  await intercept(page, /\/assets\/(?!early-click-).*\.js$/, wait)
  return { resume: () => hydrated.resolve() }
}

/** Waits until links navigate within the document. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}
