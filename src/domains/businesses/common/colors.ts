export const minContrast = 4.5

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Splits a valid colour into its parts, each from 0 to 255. */
const parse = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const format = (parts: number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** WCAG 2.2, relative luminance. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parse(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns a ratio from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export const isReadable = (color: string, textColor: string): boolean =>
  getContrast(color, textColor) >= minContrast

/** The number of steps from a colour to black or white. */
const steps = 256
const mix = (color: string, towards: 0 | 255, step: number): string =>
  format(parse(color).map((part) => part + ((towards - part) * step) / steps))

/**
 * Returns the nearest colour to `color` that text of `textColor` is readable on, mixed with as
 * little black or white as possible. Null if the text is too grey for any.
 */
export function suggestColor(color: string, textColor: string): string | null {
  for (let step = 0; step <= steps; step += 1) {
    for (const towards of [0, 255] as const) {
      const candidate = mix(color, towards, step)
      if (isReadable(candidate, textColor)) return candidate
    }
  }
  return null
}

/** Returns black or white, whichever is more readable on it. One of them always is. */
export const suggestTextColor = (color: string): string =>
  getContrast(color, '#ffffff') >= getContrast(color, '#000000') ? '#ffffff' : '#000000'
