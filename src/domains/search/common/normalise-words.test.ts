import { expect, test } from 'vitest'
import { normaliseWords } from './normalise-words.ts'

test.each([
  ['Ōtaki', 'otaki'],
  ["Children's  BOOKS", 'childrens books'],
  ['men’s mens menʻs men`s', 'mens mens mens mens'],
  ['ʻOfa', 'ofa'],
  ['Motorbikes & scooters', 'motorbikes scooters'],
  ['CX-5', 'cx 5'],
  ['“Blorvex” armchair', 'blorvex armchair'],
  ['‘Blorvex’', 'blorvex'],
  ['Sofa/squidbed', 'sofa squidbed'],
  ['Mt.Cook', 'mt cook'],
  ['5\'6" rod', '5 6 rod'],
  ['RØDE Łódź Đà Nẵng Straße æther œuvre Þórr', 'rode lodz da nang strasse aether oeuvre thorr'],
  ['4 m³, ½ price', '4 m3 1 2 price'],
  ['Lego™', 'lego'],
  ['two\nlines', 'two lines'],
  ['_Tools_and (MORE), 2.0; a:b + c', 'tools and more 2 0 a b c'],
  [' – ', ''],
])('normaliseWords turns “%s” into “%s”', (text, words) => {
  expect(normaliseWords(text)).toBe(words)
})

test('normaliseWords keeps hyphens between letters if asked to', () => {
  expect(normaliseWords('MX-5 – wi‑fi -giant 2-', '-')).toBe('mx-5 wi-fi giant 2')
})
