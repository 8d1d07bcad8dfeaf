import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Theme = 'by day' | 'by night'
type Rgb = [number, number, number]

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const grounds = ['paper', 'ground']
const inks = ['ink', 'ink-2', 'ink-3', 'pounamu', 'pounamu-deep', 'pohutukawa']

const textPairs: [string, string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ...['ink', 'ink-2', 'ink-3', 'pounamu'].map((ink): [string, string] => [ink, 'sunk']),
  ...['ink', 'ink-2', 'ink-3', 'pounamu', 'pounamu-deep'].map((ink): [string, string] => [
    ink,
    'pounamu-wash',
  ]),
  ...['ink', 'ink-2'].map((ink): [string, string] => [ink, 'kowhai-wash']),
  ...['ink', 'pohutukawa', 'pohutukawa-deep'].map((ink): [string, string] => [ink, 'pohutukawa-wash']),
  ...['pounamu', 'pounamu-deep'].map((surface): [string, string] => ['on-pounamu', surface]),
  ...['kowhai', 'kowhai-deep'].map((surface): [string, string] => ['on-kowhai', surface]),
  ...['pohutukawa', 'pohutukawa-deep'].map((surface): [string, string] => ['on-pohutukawa', surface]),
  ...['land', 'water'].map((surface): [string, string] => ['ink-2', surface]),
  ['on-shade', 'shade'],
  ['on-shade', 'shade-hot'],
  ['on-lens', 'lens'],
  ['lens-hot', 'lens'],
]

/** Edges and focus rings: 3:1 is enough for anything but text. */
const edgePairs: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['control-line', ground],
  ['pounamu', ground],
  ['chart-second', ground],
  ['chart-third', ground],
])

function oklchOf(name: string, theme: Theme): { rgb: Rgb; alpha: number } {
  const written = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  if (!written) throw new Error(`--${name} is not in tokens.css`)
  const colours = [...written.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g)]
  const colour = written.startsWith('light-dark') && theme === 'by night' ? colours[1] : colours[0]
  if (!colour) throw new Error(`--${name} is not written as oklch: ${written}`)
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = colour.slice(1).map((part) => Number(part ?? 1))
  return { rgb: linearRgb(lightness, chroma, hue), alpha }
}

const clip = (part: number) => Math.min(1, Math.max(0, part))

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance(name: string, theme: Theme, behind: number): number {
  const { rgb, alpha } = oklchOf(name, theme)
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    decode(alpha * encode(part) + (1 - alpha) * behind),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, surface: string, theme: Theme): number {
  const behind = surface.startsWith('shade') ? 1 : 0
  const pair = [luminance(text, theme, behind), luminance(surface, theme, behind)]
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
}

describe.each<Theme>(['by day', 'by night'])('%s', (theme) => {
  it.each(textPairs)('%s has text contrast on %s', (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('%s has graphic contrast on %s', (edge, surface) => {
    expect(contrast(edge, surface, theme)).toBeGreaterThanOrEqual(3)
  })
})

it('converts black and white', () => {
  const white = linearRgb(1, 0, 0)
  const black = linearRgb(0, 0, 0)
  expect(white.every((part) => Math.abs(part - 1) < 0.001)).toBe(true)
  expect(black).toEqual([0, 0, 0])
})

it('finds every colour of the stylesheet in Tailwind', () => {
  const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
  const colours = [...css.matchAll(/--([\w-]+):[^;]*oklch/g)]
    .map((match) => match[1])
    .filter((name) => !name?.startsWith('shadow-'))
  expect(colours.length).toBeGreaterThan(25)
  for (const name of colours) expect(theme).toContain(`--color-${name}: var(--${name});`)
})
