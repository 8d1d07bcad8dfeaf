import type { PercentCrop } from 'react-image-crop'
import { expect, test } from 'vitest'
import { fitFrame, isLargeEnough, isWhole, toFractions, whole } from './crop-dialog.tsx'

const image = { width: 1000, height: 500 }
const frame = (x: number, y: number, width: number, height: number): PercentCrop => ({
  unit: '%',
  x,
  y,
  width,
  height,
})

test.each([
  ['the whole', whole, [25, 0, 50, 100]],
  ['its left end', frame(0, 0, 20, 100), [0, 0, 50, 100]],
  ['a small part', frame(60, 60, 10, 10), [60, 55, 10, 20]],
  ['a corner', frame(90, 90, 10, 10), [90, 80, 10, 20]],
])('fitFrame makes a square of %s', (_what, before, after) => {
  const { x, y, width, height } = fitFrame(before, 'square', image)
  expect([x, y, width, height]).toEqual(after)
})

test('fitFrame makes 4:3 in pixels, not in fractions', () => {
  expect(fitFrame(whole, 'wide', { width: 800, height: 600 })).toEqual(whole)
})

test('fitFrame leaves a free shape unchanged', () => expect(fitFrame(whole, 'free', image)).toBe(whole))

test.each([
  ['a part of fifty pixels', frame(0, 0, 5, 10), image, true],
  ['a narrower one', frame(0, 0, 4, 10), image, false],
  ['a lower one', frame(0, 0, 5, 9), image, false],
  ['all of the width of a narrow picture', frame(0, 0, 100, 25), { width: 20, height: 200 }, true],
  ['less of it', frame(0, 0, 90, 25), { width: 20, height: 200 }, false],
])('isLargeEnough is right for %s', (_what, part, size, answer) => {
  expect(isLargeEnough(part, size)).toBe(answer)
})

test('isWhole tolerates rounding errors', () => {
  expect(isWhole(whole)).toBe(true)
  expect(isWhole(frame(0, 0, 99.999, 100))).toBe(true)
  expect(isWhole(frame(0, 0, 99, 100))).toBe(false)
})

test('toFractions never exceeds the picture', () => {
  const { left, width } = toFractions(frame(70, -1e-15, 30.000000000000004, 100))
  expect(left + width).toBeLessThanOrEqual(1)
  expect(toFractions(frame(0, -1e-15, 100, 100)).top).toBe(0)
})
