import { describe, expect, it } from 'vitest'
import {
  getBounds,
  exactFrame,
  fitFrame,
  isWhole,
  moveFrame,
  resizeFrame,
  whole,
  type CropFrame,
  type Grip,
} from './crop-frame.ts'

const image = { width: 1000, height: 500 }
const free = getBounds(image, 'free')
const square = getBounds(image, 'square')
const frame = (left: number, top: number, width: number, height: number): CropFrame => ({
  left,
  top,
  width,
  height,
})
const rounded = (made: CropFrame) =>
  Object.values(exactFrame(made)).map((value) => Math.round(value * 1000) / 1000)

describe('boundsOf', () => {
  it.each([
    ['free', image, { ratio: null, min_width: 0.05, min_height: 0.1 }],
    ['square', image, { ratio: 0.5, min_width: 0.05, min_height: 0.1 }],
    ['free', { width: 20, height: 200 }, { ratio: null, min_width: 1, min_height: 0.25 }],
    ['square', { width: 20, height: 200 }, { ratio: 10, min_width: 1, min_height: 0.1 }],
  ] as const)('%s of %o', (aspect, size, bounds) => expect(getBounds(size, aspect)).toEqual(bounds))

  it('makes four to three of pixels, not of fractions', () => {
    expect(getBounds({ width: 800, height: 600 }, 'wide').ratio).toBeCloseTo(1)
  })
})

describe('fitFrame', () => {
  it.each([
    ['the whole', whole, [0.25, 0, 0.5, 1]],
    ['its left end', frame(0, 0, 0.2, 1), [0, 0, 0.5, 1]],
    ['a small part', frame(0.6, 0.6, 0.1, 0.1), [0.6, 0.55, 0.1, 0.2]],
    ['a corner', frame(0.9, 0.9, 0.1, 0.1), [0.9, 0.8, 0.1, 0.2]],
  ])('makes a square of %s', (_what, before, after) => {
    expect(rounded(fitFrame(before, square))).toEqual(after)
  })

  it('leaves alone what may have any shape', () => expect(fitFrame(whole, free)).toBe(whole))
})

describe('moveFrame', () => {
  it.each([
    [0.1, 0.1, [0.3, 0.4, 0.5, 0.4]],
    [-1, 0, [0, 0.3, 0.5, 0.4]],
    [1, 1, [0.5, 0.6, 0.5, 0.4]],
  ])('goes %d and %d, and never over an edge', (right, down, after) => {
    expect(rounded(moveFrame(frame(0.2, 0.3, 0.5, 0.4), right, down))).toEqual(after)
  })
})

describe('resizeFrame', () => {
  const before = frame(0.2, 0.2, 0.4, 0.4)
  it.each<[string, Grip, [number, number], number[]]>([
    ['its right edge', { x: 1, y: 0 }, [0.1, 0.3], [0.2, 0.2, 0.5, 0.4]],
    ['its left edge', { x: -1, y: 0 }, [0.1, 0], [0.3, 0.2, 0.3, 0.4]],
    ['its upper edge', { x: 0, y: -1 }, [0, -0.1], [0.2, 0.1, 0.4, 0.5]],
    ['a corner', { x: 1, y: 1 }, [0.1, 0.2], [0.2, 0.2, 0.5, 0.6]],
    ['a corner beyond the picture', { x: 1, y: 1 }, [5, 5], [0.2, 0.2, 0.8, 0.8]],
    ['the other corner beyond it', { x: -1, y: -1 }, [-5, -5], [0, 0, 0.6, 0.6]],
    ['an edge past the other', { x: 1, y: 0 }, [-5, 0], [0.2, 0.2, 0.05, 0.4]],
    ['the left edge past the other', { x: -1, y: 0 }, [5, 0], [0.55, 0.2, 0.05, 0.4]],
  ])('pulls %s', (_what, grip, by, after) => {
    expect(rounded(resizeFrame(before, grip, by, free))).toEqual(after)
  })

  const square_before = frame(0.2, 0.2, 0.2, 0.4)
  it.each<[string, Grip, [number, number], number[]]>([
    ['a corner sideways', { x: 1, y: 1 }, [0.1, 0], [0.2, 0.2, 0.3, 0.6]],
    ['a corner down', { x: 1, y: 1 }, [0, 0.2], [0.2, 0.2, 0.3, 0.6]],
    ['a corner beyond the picture', { x: 1, y: 1 }, [5, 5], [0.2, 0.2, 0.4, 0.8]],
    ['the other corner', { x: -1, y: -1 }, [-0.1, 0], [0.1, 0, 0.3, 0.6]],
    ['a corner to nothing', { x: 1, y: 1 }, [-5, -5], [0.2, 0.2, 0.05, 0.1]],
  ])('keeps it square, pulled by %s', (_what, grip, by, after) => {
    expect(rounded(resizeFrame(square_before, grip, by, square))).toEqual(after)
  })
})

it('knows the whole, but for what arithmetic leaves', () => {
  expect(isWhole(whole)).toBe(true)
  expect(isWhole(frame(0, 0, 0.99999, 1))).toBe(true)
  expect(isWhole(frame(0, 0, 0.99, 1))).toBe(false)
})

it('never sends more than there is', () => {
  const { left, width } = exactFrame(frame(0.7, -1e-17, 0.30000000000000004, 1))
  expect(left + width).toBeLessThanOrEqual(1)
  expect(exactFrame(frame(0, -1e-17, 1, 1)).top).toBe(0)
})
