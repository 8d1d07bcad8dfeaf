import { min_cropped_pixels } from '#contract/media/media.ts'

/** The part of a picture that is to be kept, in fractions of its sides. */
export interface CropFrame {
  left: number
  top: number
  width: number
  height: number
}

export const whole: CropFrame = { left: 0, top: 0, width: 1, height: 1 }

export type Aspect = 'free' | 'wide' | 'square'

export interface CropBounds {
  /** Width to height of the frame in fractions; null where each side goes its own way. */
  ratio: number | null
  min_width: number
  min_height: number
}

const shapes: Record<Aspect, number | null> = { free: null, wide: 4 / 3, square: 1 }

export function getBounds(image: { width: number; height: number }, aspect: Aspect): CropBounds {
  const shape = shapes[aspect]
  const ratio = shape === null ? null : (shape * image.height) / image.width
  const min_width = Math.min(1, min_cropped_pixels / image.width)
  const min_height = Math.min(1, min_cropped_pixels / image.height)
  if (ratio === null) return { ratio, min_width, min_height }
  const width = Math.min(1, ratio, Math.max(min_width, min_height * ratio))
  return { ratio, min_width: width, min_height: width / ratio }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

export function fitFrame(frame: CropFrame, { ratio }: CropBounds): CropFrame {
  if (ratio === null) return frame
  const width = Math.min(1, ratio, Math.max(frame.width, frame.height * ratio))
  const height = width / ratio
  return {
    left: clamp(frame.left + (frame.width - width) / 2, 0, 1 - width),
    top: clamp(frame.top + (frame.height - height) / 2, 0, 1 - height),
    width,
    height,
  }
}

export function moveFrame(frame: CropFrame, right: number, down: number): CropFrame {
  return {
    ...frame,
    left: clamp(frame.left + right, 0, 1 - frame.width),
    top: clamp(frame.top + down, 0, 1 - frame.height),
  }
}

/** Which of its edges go along: -1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface Grip {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

/** The opposite edge or corner stays. */
export function resizeFrame(
  frame: CropFrame,
  { x, y }: Grip,
  [right, down]: [number, number],
  bounds: CropBounds,
): CropFrame {
  const { ratio, min_width, min_height } = bounds
  const room_x = x < 0 ? frame.left + frame.width : 1 - frame.left
  const room_y = y < 0 ? frame.top + frame.height : 1 - frame.top
  let width = clamp(frame.width + x * right, min_width, x === 0 ? frame.width : room_x)
  let height = clamp(frame.height + y * down, min_height, y === 0 ? frame.height : room_y)
  if (ratio !== null) {
    // The direction pulled farther decides; an edge that isn't pulled grows down or to the right.
    const byWidth = y === 0 || (x !== 0 && Math.abs(right) >= Math.abs(down))
    width = clamp(byWidth ? width : height * ratio, min_width, Math.min(room_x, room_y * ratio))
    height = width / ratio
  }
  return {
    left: x < 0 ? frame.left + frame.width - width : frame.left,
    top: y < 0 ? frame.top + frame.height - height : frame.top,
    width,
    height,
  }
}

export const isWhole = ({ width, height }: CropFrame) => width > 0.9995 && height > 0.9995

export const exactFrame = ({ left, top, width, height }: CropFrame): CropFrame => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  width: Math.min(width, 1 - Math.max(0, left)),
  height: Math.min(height, 1 - Math.max(0, top)),
})
