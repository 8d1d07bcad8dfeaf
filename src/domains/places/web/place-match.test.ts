import { expect, test } from 'vitest'
import { foldText, matchPlaces, collectPlaces } from './place-match.ts'

const here = { latitude: -41, longitude: 175 }
const places = collectPlaces([
  {
    slug: 'wellington',
    name: 'Wellington',
    districts: [
      {
        slug: 'kapiti-coast',
        name: 'Kāpiti Coast',
        suburbs: [
          { slug: 'otaki', name: 'Ōtaki', ...here },
          { slug: 'otaki-beach', name: 'Ōtaki Beach', ...here },
          { slug: 'paraparaumu-beach', name: 'Paraparaumu Beach', ...here },
        ],
      },
      { slug: 'lower-hutt', name: 'Lower Hutt', suburbs: [{ slug: 'petone', name: 'Petone', ...here }] },
    ],
  },
  {
    slug: 'hawkes-bay',
    name: 'Hawke’s Bay',
    districts: [
      { slug: 'napier', name: 'Napier', suburbs: [{ slug: 'beach-haven', name: 'Beach Haven', ...here }] },
    ],
  },
])

const namesFor = (typed: string) => matchPlaces(places, typed).map(({ slug }) => slug)

test('matching ignores macrons, capitals and punctuation', () => {
  expect(foldText('  ŌTAKI-Beach ')).toBe('otaki beach')
  expect(foldText('Hawke’s Bay')).toBe(foldText("hawke's bay"))
  expect(namesFor('otaki')).toEqual(['otaki', 'otaki-beach'])
  expect(namesFor('Ōtaki b')).toEqual(['otaki-beach'])
})

test('prefix matches rank before others, and districts rank last', () => {
  expect(namesFor('beach')).toEqual(['beach-haven', 'otaki-beach', 'paraparaumu-beach'])
  expect(namesFor('lower')).toEqual(['petone'])
  expect(namesFor('petone lower')).toEqual(['petone'])
})

test('an empty search offers a limited list, and nonsense offers none', () => {
  expect(matchPlaces(places, ' ', 2)).toHaveLength(2)
  expect(namesFor('zzz')).toEqual([])
})

test('a place has its region', () => {
  expect(matchPlaces(places, 'petone')[0]).toMatchObject({
    regionSlug: 'wellington',
    district: 'Lower Hutt',
  })
})
