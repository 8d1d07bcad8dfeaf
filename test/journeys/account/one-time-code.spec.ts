import path from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

/** The entry alone in a real browser, with every type of it. */

const test = base.extend<{ entry: (name: string) => Entry }, { script: string }>({
  script: [
    // Playwright reads the fixtures by the shape of this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await bundle(path.join(import.meta.dirname, 'one-time-code/page.tsx')))
    },
    { scope: 'worker' },
  ],
  entry: async ({ page, script }, use) => {
    await page.setContent('<!doctype html><html lang="en-NZ"><div id="root"></div></html>')
    await page.addScriptTag({ content: script })
    await use((name) => new Entry(page, name))
  },
})

async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, rollupOptions: { input, output: { format: 'iife' } } },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output[0].code
}

class Entry {
  readonly page: Page
  readonly form: Locator
  readonly boxes: Locator

  constructor(page: Page, name: string) {
    this.page = page
    this.form = page.getByRole('form', { name })
    this.boxes = this.form.locator('input')
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async focus(box: number) {
    await this.boxes.nth(box).focus()
  }

  /** By the real clipboard, as a person would. */
  async paste(box: number, text: string) {
    const source = this.page.getByLabel('Clipboard')
    await source.fill(text)
    await source.selectText()
    await this.press('ControlOrMeta+C')
    await this.focus(box)
    await this.press('ControlOrMeta+V')
  }

  async holds(...characters: string[]) {
    await expect
      .poll(() => this.boxes.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value)))
      .toEqual(characters)
  }

  async isAt(box: number) {
    await expect(this.boxes.nth(box)).toBeFocused()
  }

  async says(label: 'Value' | 'Completed' | 'Rejected', text: string) {
    await expect(this.form.getByLabel(label)).toHaveText(text)
  }
}

test('four boxes of one character each, unless it is told otherwise', async ({ entry }) => {
  await expect(entry('usual').boxes).toHaveCount(4)
  await expect(entry('letters').boxes).toHaveCount(6)
  const attributes = (name: string) =>
    entry(name)
      .boxes.first()
      .evaluate((box: HTMLInputElement) => [box.type, box.inputMode, box.autocomplete])
  expect(await attributes('usual')).toEqual(['text', 'numeric', 'one-time-code'])
  expect(await attributes('tel')).toEqual(['tel', 'tel', 'one-time-code'])
  expect(await attributes('letters')).toEqual(['text', 'text', 'one-time-code'])
  expect(await attributes('password')).toEqual(['password', 'numeric', 'one-time-code'])
})

test('typing moves on from box to box, and the last one completes the code', async ({ entry }) => {
  const usual = entry('usual')
  await usual.focus(0)
  await usual.press('0', '1', '2')
  await usual.isAt(3)
  await usual.says('Completed', '')
  await usual.press('3')
  await usual.holds('0', '1', '2', '3')
  await usual.isAt(3)
  await usual.says('Completed', '0123')
})

test('a box holds one character: another replaces it', async ({ entry }) => {
  const usual = entry('usual')
  await usual.focus(0)
  await usual.press('1', '2', '3', '4')
  await usual.press('9')
  await usual.holds('1', '2', '3', '9')
  await usual.says('Completed', '1234 1239')
  await usual.focus(1)
  await usual.press('2')
  await usual.holds('1', '2', '3', '9')
  await usual.isAt(2)
})

for (const [name, taken, refused] of [
  ['usual', '4', ['a', 'Z', '-', '.', 'e', '+', ' ', 'ā']],
  ['tel', '4', ['a', '+', '-', '(', ' ']],
  ['password', '4', ['a', '!', ' ']],
  ['letters', 'q', ['-', '_', ' ', '!', 'ā']],
] as const) {
  test(`${name}: ${taken} is taken, ${refused.join(' ')} are not`, async ({ entry, page }) => {
    const one = entry(name)
    await one.focus(0)
    for (const character of refused) {
      if (character === 'ā') await page.keyboard.insertText(character)
      else await page.keyboard.press(character === ' ' ? 'Space' : character)
    }
    await one.says('Value', '')
    await one.isAt(0)
    await one.press(taken)
    await one.says('Value', taken)
    await one.isAt(1)
  })
}

test('letters and digits mix where letters belong to the code', async ({ entry }) => {
  const letters = entry('letters')
  await letters.focus(0)
  await letters.press('a', '1', 'Shift+B', '2', 'c', '3')
  await letters.says('Completed', 'a1B2c3')
})

test('backspace clears its box, then the one before', async ({ entry }) => {
  const usual = entry('usual')
  await usual.focus(0)
  await usual.press('1', '2', '3')
  await usual.isAt(3)
  await usual.press('Backspace')
  await usual.holds('1', '2', '', '')
  await usual.isAt(2)
  await usual.focus(0)
  await usual.press('Backspace')
  await usual.holds('', '2', '', '')
  await usual.isAt(0)
  await usual.press('Backspace')
  await usual.holds('', '2', '', '')
})

test('delete clears its box and stays', async ({ entry }) => {
  const usual = entry('usual')
  await usual.focus(0)
  await usual.press('1', '2', '3', '4')
  await usual.focus(1)
  await usual.press('Delete')
  await usual.holds('1', '', '3', '4')
  await usual.isAt(1)
  await usual.press('7')
  await usual.says('Completed', '1234 1734')
})

test('the arrows go from box to box and stop at the ends', async ({ entry }) => {
  const usual = entry('usual')
  await usual.focus(0)
  await usual.press('ArrowLeft')
  await usual.isAt(0)
  await usual.press('ArrowRight', 'ArrowRight')
  await usual.isAt(2)
  await usual.press('ArrowLeft')
  await usual.isAt(1)
  await usual.press('ArrowRight', 'ArrowRight', 'ArrowRight')
  await usual.isAt(3)
  await usual.press('5')
  await usual.says('Value', '   5')
  await usual.says('Completed', '')
  // These have nowhere to go in a box.
  for (const key of ['Home', 'End', 'ArrowUp', 'ArrowDown']) {
    await usual.press(key)
    await usual.isAt(3)
  }
  await usual.holds('', '', '', '5')
})

test('tab goes through the boxes and on, enter sends the form', async ({ entry }) => {
  const usual = entry('usual')
  await usual.focus(2)
  await usual.press('Tab')
  await usual.isAt(3)
  await usual.press('Shift+Tab')
  await usual.isAt(2)
  await usual.press('Enter')
  await usual.says('Completed', 'sent')
  await usual.press('Tab', 'Tab')
  await expect(usual.form.getByRole('button', { name: 'Send' })).toBeFocused()
})

test('a pasted code fills the boxes and completes', async ({ entry }) => {
  const usual = entry('usual')
  await usual.paste(0, '0427')
  await usual.holds('0', '4', '2', '7')
  await usual.isAt(3)
  await usual.says('Completed', '0427')
  await usual.says('Rejected', '0')
})

test('pasted text is cut to the boxes that remain', async ({ entry }) => {
  const usual = entry('usual')
  await usual.paste(2, '98765')
  await usual.holds('', '', '9', '8')
  await usual.says('Completed', '')
  await usual.paste(0, '12')
  await usual.isAt(2)
  await usual.holds('1', '2', '9', '8')
  await usual.says('Completed', '1298')
  await usual.paste(0, '5555 is your code')
  await usual.says('Completed', '1298 5555')
})

for (const [name, text] of [
  ['usual', '12a4'],
  ['usual', '12 34'],
  ['usual', 'code'],
  ['tel', '+641'],
  ['password', 'pass'],
  ['letters', 'ab-123'],
  ['letters', 'ab 123'],
] as const) {
  test(`${name}: pasting "${text}" is rejected and changes nothing`, async ({ entry }) => {
    const one = entry(name)
    await one.focus(0)
    await one.press('7')
    await one.paste(0, text)
    await one.says('Rejected', '1')
    await one.says('Value', '7')
    await one.says('Completed', '')
    await one.isAt(0)
  })
}

test('word characters are pasted where letters belong to the code', async ({ entry }) => {
  const letters = entry('letters')
  await letters.paste(0, 'aB_9xYzz')
  await letters.says('Completed', 'aB_9xY')
})

test('a phone may hand in the whole code at once, or one character after the other', async ({
  entry,
  page,
}) => {
  const usual = entry('usual')
  await usual.focus(0)
  await page.keyboard.insertText('8642')
  await usual.says('Completed', '8642')
  const tel = entry('tel')
  await tel.focus(0)
  for (const digit of '1357') await page.keyboard.insertText(digit)
  await tel.says('Completed', '1357')
})
