import type { Page, Route } from '@playwright/test'
import { intercept } from './fixtures.ts'

/** All scripts but the one in the head, without which nothing is painted. */
export async function asleep(page: Page) {
  const woken = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await woken.promise
    await route.continue()
  }
  await intercept(page, /\/assets\/(?!early-press-).*\.js$/, wait)
  return { wake: () => woken.resolve() }
}

/** Links then lead on within the document. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}
