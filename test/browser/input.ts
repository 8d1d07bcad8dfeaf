import type { BrowserCommand } from 'vitest/node'

export const press: BrowserCommand<string[]> = async ({ page }, ...keys) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Inserts text without key events, like autofill or dictation. */
export const insertText: BrowserCommand<[text: string]> = async ({ page }, text) => {
  await page.keyboard.insertText(text)
}

/** Presses at the middle of an element, whatever covers it. */
export const pressAt: BrowserCommand<[selector: string, by: 'mouse' | 'touch']> = async (
  { page, iframe, context },
  selector,
  by,
) => {
  const box = (await iframe.locator(selector).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (by === 'mouse') return await page.mouse.click(x, y)
  // Playwright taps only where the pointer is coarse, which changes how other tests render.
  const devTools = await context.newCDPSession(page)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return await devTools.detach()
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
    pressAt: (selector: string, by: 'mouse' | 'touch') => Promise<void>
    drag: (selector: string, from: Place, to: Place, restsMs?: number) => Promise<void>
  }
}
