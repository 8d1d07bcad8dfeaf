import type { Page, Route } from '@playwright/test'
import { intercept } from './fixtures.ts'

/** Delays all scripts except the one in the head, which the first paint needs. */
export async function asleep(page: Page) {
  const woken = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await woken.promise
    await route.continue()
  }
  await intercept(page, /\/assets\/(?!early-press-).*\.js$/, wait)
  return { wake: () => woken.resolve() }
}

/** Waits until links navigate within the document. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}
