import type { Page, Request, TestInfo } from '@playwright/test'

const unanswered = new WeakMap<Page, Set<Request>>()

export function watchRequests(page: Page): void {
  const known = new Set<Request>()
  unanswered.set(page, known)
  page.on('request', (request) => void known.add(request))
  const forget = (request: Request) => void known.delete(request)
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
}

/** Attaches the requests still pending when the journey failed, which the page doesn't show. */
export async function attachState(
  testInfo: TestInfo,
  { page, complaints }: { page: Page; complaints: string[] },
) {
  const url = [...(unanswered.get(page) ?? [])].map((request) => new URL(request.url()).pathname)
  const focused = await page
    .evaluate(() => [
      document.visibilityState,
      document.hasFocus(),
      document.activeElement?.outerHTML.slice(0, 150),
    ])
    .catch(String)
  const state = [page.url(), `unanswered: ${url.join(' ')}`, `focus: ${String(focused)}`, ...complaints]
  await testInfo.attach('state at failure', { body: state.join('\n'), contentType: 'text/plain' })
}
