import type { BrowserCommand } from 'vitest/node'

export const press: BrowserCommand<string[]> = async ({ page }, ...keys) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Inserts text without key events, like autofill or dictation. */
export const insertText: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.insertText(text)
}

type Place = [across: number, down: number]

/**
 * Positions are fractions of the element's size. It pauses before the release, so that it isn't a
 * flick.
 */
export const drag: BrowserCommand<[selector: string, from: Place, to: Place, rests_ms?: number]> = async (
  { page, iframe },
  selector,
  from,
  to,
  restsMs = 0,
) => {
  const { x, y, width, height } = (await iframe.locator(selector).boundingBox())!
  await page.mouse.move(x + from[0] * width, y + from[1] * height)
  await page.mouse.down()
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 })
  await page.waitForTimeout(restsMs)
  await page.mouse.up()
}

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    press: (...keys: string[]) => Promise<void>
    insertText: (text: string) => Promise<void>
    drag: (selector: string, from: Place, to: Place, restsMs?: number) => Promise<void>
  }
}
