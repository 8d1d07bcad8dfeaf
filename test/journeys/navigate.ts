import type { Page } from '@playwright/test'
import { untilHydrated } from './before-hydration.ts'

interface Router {
  navigate(to: string, options: { flushSync: boolean }): Promise<void>
}

/** Navigates within the document like a link. The old screen is gone when it resolves. */
export async function navigate(page: Page, path: string) {
  await untilHydrated(page)
  await page.evaluate(
    (to) =>
      (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to, {
        flushSync: true,
      }),
    path,
  )
}
