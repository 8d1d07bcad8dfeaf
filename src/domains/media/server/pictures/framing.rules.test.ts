import { expect, test } from 'vitest'
import {
  cutFraming,
  getEdits,
  partProblems,
  turnFraming,
  getWholeFraming,
  type Framing,
} from './framing.rules.ts'

const original = { width: 1200, height: 800 }
const whole = getWholeFraming(original)
const framing = (turn_degrees: 0 | 90 | 180 | 270, ...[left, top, width, height]: number[]): Framing => ({
  turn_degrees,
  left: left!,
  top: top!,
  width: width!,
  height: height!,
})
const corner = framing(0, 900, 0, 300, 200)

test.each<[string, Framing, 90 | 180 | 270, Framing]>([
  ['the whole, by a quarter', whole, 90, framing(90, 0, 0, 800, 1200)],
  ['the whole, upside down', whole, 180, framing(180, 0, 0, 1200, 800)],
  ['the whole, by three quarters', whole, 270, framing(270, 0, 0, 800, 1200)],
  ['its top right corner, by a quarter', corner, 90, framing(90, 600, 900, 200, 300)],
  ['its top right corner, upside down', corner, 180, framing(180, 0, 600, 300, 200)],
  ['its top right corner, by three quarters', corner, 270, framing(270, 0, 0, 200, 300)],
])('%s', (_what, before, degrees, after) => {
  expect(turnFraming(before, original, degrees)).toEqual(after)
})

test('four quarter turns are none', () => {
  const half = turnFraming(corner, original, 180)
  expect(turnFraming(half, original, 180)).toEqual(corner)
  expect(turnFraming(turnFraming(corner, original, 90), original, 270)).toEqual(corner)
})

const part = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test.each<[string, Framing, ReturnType<typeof part>, Framing]>([
  ['all of it', whole, part(0, 0, 1, 1), whole],
  ['its left half', whole, part(0, 0, 0.5, 1), framing(0, 0, 0, 600, 800)],
  ['its middle', whole, part(0.25, 0.25, 0.5, 0.5), framing(0, 300, 200, 600, 400)],
  ['a part of a part', corner, part(0.5, 0.5, 0.5, 0.5), framing(0, 1050, 100, 150, 100)],
  [
    'a part of what is turned',
    framing(90, 0, 0, 800, 1200),
    part(0.5, 0, 0.5, 1),
    framing(90, 400, 0, 400, 1200),
  ],
  [
    'thirds, to whole pixels',
    framing(0, 0, 0, 100, 100),
    part(1 / 3, 1 / 3, 1 / 3, 1 / 3),
    framing(0, 33, 33, 34, 34),
  ],
  ['a hair beyond the edge', whole, part(0.5, 0.5, 0.5000004, 0.5000004), framing(0, 600, 400, 600, 400)],
  ['of one pixel', framing(0, 0, 0, 1, 1), part(0, 0, 1, 1), framing(0, 0, 0, 1, 1)],
])('%s is cropped', (_what, before, wanted, after) => expect(cutFraming(before, wanted)).toEqual(after))

const beyond = 'The crop goes beyond the photo.'
const tooLittle = (least: number) => `That’s too small. Keep at least ${least} pixels each way.`

test.each<[string, ReturnType<typeof part>, { width: number; height: number }, Record<string, string>]>([
  ['all of it', part(0, 0, 1, 1), original, {}],
  ['50 pixels each way', part(0.9, 0.9, 50 / 1200, 50 / 800), original, {}],
  ['49 pixels of its width', part(0, 0, 49 / 1200, 1), original, { width: tooLittle(50) }],
  ['nothing', part(0, 0, 0, 0), original, { width: tooLittle(50), height: tooLittle(50) }],
  ['all of a small one', part(0, 0, 1, 1), { width: 20, height: 30 }, {}],
  ['a part of a small one', part(0, 0, 0.5, 1), { width: 20, height: 30 }, { width: tooLittle(20) }],
  ['what reaches over the right edge', part(0.6, 0, 0.5, 1), original, { width: beyond }],
  ['what reaches over the lower edge', part(0, 0.6, 1, 0.5), original, { height: beyond }],
  ['a hair over the edge', part(0.7, 0, 0.3000000001, 1), original, {}],
])('%s may be stored or not', (_what, wanted, shown, problems) => {
  expect(partProblems(wanted, shown)).toEqual(problems)
})

test('a framing of the whole original is no edit', () => {
  expect(getEdits(whole, original)).toBeNull()
  expect(getEdits(turnFraming(whole, original, 180), original)).toEqual(framing(180, 0, 0, 1200, 800))
  expect(getEdits(corner, original)).toEqual(corner)
})
