import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isEnterKey } from './is-enter-key.ts'

const event = (key: string, keyCode: number, isComposing: boolean) =>
  ({ key, keyCode, isComposing }) as KeyboardEvent

test.each([
  ['Enter', 13, false, true],
  ['Enter', 13, true, false],
  ['Enter', 229, false, false],
  ['Enter', 229, true, false],
  ['a', 65, false, false],
])('isEnterKey of %s with code %i, composing %s, is %s', (key, code, isComposing, isEnter) => {
  expect(isEnterKey(event(key, code, isComposing))).toBe(isEnter)
  const nativeEvent = event(key, code, isComposing)
  expect(isEnterKey({ key, nativeEvent } as React.KeyboardEvent)).toBe(isEnter)
})

test('every key handler recognises Enter by isEnterKey', async () => {
  const offenders: string[] = []
  for await (const file of glob('src/**/web/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|is-enter-key\.ts$/.test(file)) continue
    if (/[=!]==?\s*['"]Enter['"]|case\s+['"]Enter['"]/.test(await readFile(file, 'utf8')))
      offenders.push(file)
  }
  expect(offenders).toEqual([])
})
