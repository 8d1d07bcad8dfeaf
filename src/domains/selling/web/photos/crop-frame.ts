import type { PercentCrop } from 'react-image-crop'
import { minCroppedPixels } from '#domains/media/common/media.ts'

export const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

export type Aspect = 'free' | 'wide' | 'square'

/** The ratio of width to height; undefined for a free shape. */
export const shapes: Record<Aspect, number | undefined> = { free: undefined, wide: 4 / 3, square: 1 }

interface Size {
  width: number
  height: number
}

/** Fits the shape to the larger side, around the same middle if there is room. */
export function fitFrame(frame: PercentCrop, aspect: Aspect, image: Size): PercentCrop {
  const shape = shapes[aspect]
  if (shape === undefined) return frame
  const ratio = (shape * image.height) / image.width
  const width = Math.min(100, 100 * ratio, Math.max(frame.width, frame.height * ratio))
  const height = width / ratio
  const place = (start: number, before: number, after: number) =>
    Math.max(0, Math.min(100 - after, start + (before - after) / 2))
  const [x, y] = [place(frame.x, frame.width, width), place(frame.y, frame.height, height)]
  return { unit: '%', x, y, width, height }
}

/** A picture below the minimum is cropped along its other side only. */
export function isLargeEnough({ width, height }: PercentCrop, image: Size): boolean {
  const isEnough = (percent: number, side: number) =>
    Math.round((percent / 100) * side) >= Math.min(minCroppedPixels, side)
  return isEnough(width, image.width) && isEnough(height, image.height)
}

export const isWhole = ({ width, height }: PercentCrop) => width > 99.95 && height > 99.95

/** The server's format, without rounding errors beyond the edges. */
export function toFractions({ x, y, width, height }: PercentCrop) {
  const [left, top] = [Math.max(0, x / 100), Math.max(0, y / 100)]
  return { left, top, width: Math.min(width / 100, 1 - left), height: Math.min(height / 100, 1 - top) }
}
