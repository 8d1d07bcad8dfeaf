import { expect, test } from 'vitest'
import { repaintIcon } from './paint.ts'

const car =
  '<path fill="#f92612"/><path fill="#d70617"/><path fill="#afe3fb"/><path fill="#4e433d"/><path fill="#fff"/>'

test('repaintIcon recolours only the painted parts', () => {
  const blue = repaintIcon('automobile', car, 'Blue')
  expect(blue.match(/hsl\(214 68% \d+%\)/g)).toHaveLength(2)
  expect(blue).toContain('#afe3fb')
  expect(blue).toContain('#4e433d')
  expect(blue).toContain('#fff')
})

test('repaintIcon keeps light parts lighter than shaded ones', () => {
  const shades = (paint: string) =>
    [...repaintIcon('automobile', car, paint).matchAll(/ (\d+)%\)/g)].map(([, l]) => Number(l))
  for (const paint of ['White', 'Grey', 'Black', 'Red']) {
    const [light, shade] = shades(paint)
    expect(light!, paint).toBeGreaterThan(shade!)
  }
  expect(shades('White')[1]).toBeGreaterThan(shades('Black')[0]!)
})

test('repaintIcon leaves unpainted icons and unknown colours unchanged', () => {
  expect(repaintIcon('bicycle', car, 'Blue')).toBe(car)
  expect(repaintIcon('automobile', car, 'Burgundy')).toBe(car)
})

test('repaintIcon leaves the glass of a blue icon unchanged', () => {
  const rendered = '<path fill="#489df6"/><path fill="#afe3fb"/>'
  expect(repaintIcon('sport-utility-vehicle', rendered, 'Red')).toMatch(/hsl\(2 .*#afe3fb/)
})
