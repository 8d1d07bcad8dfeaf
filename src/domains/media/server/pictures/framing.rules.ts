import { minCroppedPixels } from '#domains/media/common/media.ts'
import { keysOf } from '#platform/common/records.ts'
import * as t from '#domains/media/texts.ts'

/** In pixels of the original after it is rotated clockwise. */
export interface Framing {
  turn_degrees: 0 | 90 | 180 | 270
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Fractions of its sides. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

export const getWholeFraming = ({ width, height }: Size): Framing => ({
  turn_degrees: 0,
  left: 0,
  top: 0,
  width,
  height,
})

/** Clockwise; the same part stays visible. */
export function turnFraming(framing: Framing, original: Size, degrees: 90 | 180 | 270): Framing {
  let turned = framing
  for (let done = 0; done < degrees; done += 90) turned = turnByQuarter(turned, original)
  return turned
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

function turnByQuarter(
  { turn_degrees: turnDegrees, left, top, width, height }: Framing,
  original: Size,
): Framing {
  const uprightHeight = turnDegrees % 180 === 0 ? original.height : original.width
  return {
    turn_degrees: nextTurn[turnDegrees],
    left: uprightHeight - top - height,
    top: left,
    width: height,
    height: width,
  }
}

/** Rounds to whole pixels of the original. */
export function cutFraming(framing: Framing, part: Part): Framing {
  const [left, right] = span(framing.width, part.left, part.width)
  const [top, bottom] = span(framing.height, part.top, part.height)
  return {
    turn_degrees: framing.turn_degrees,
    left: framing.left + left,
    top: framing.top + top,
    width: right - left,
    height: bottom - top,
  }
}

function span(pixels: number, from: number, length: number): [number, number] {
  const start = Math.min(pixels - 1, Math.round(from * pixels))
  const end = Math.round((from + length) * pixels)
  return [start, Math.min(pixels, Math.max(start + 1, end))]
}

/** Tolerates fractions that lost their last digit on the way. */
const rounding = 1e-6

export function partProblems(part: Part, shown: Size): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [side, start] of [
    ['width', 'left'],
    ['height', 'top'],
  ] as const) {
    const least = Math.min(shown[side], minCroppedPixels)
    if (part[start] + part[side] > 1 + rounding) problems[side] = t.the_crop_goes_beyond_the_photo()
    else if (part[side] * shown[side] < least - 0.5) {
      problems[side] = t.thats_too_small_keep_at_least_least({ least })
    }
  }
  return problems
}

export function getEdits(framing: Framing, original: Size): Framing | null {
  const whole = getWholeFraming(original)
  const keys = keysOf(whole)
  return keys.every((key) => framing[key] === whole[key]) ? null : framing
}
