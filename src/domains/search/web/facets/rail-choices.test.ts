import { expect, test } from 'vitest'
import type { Region } from '#domains/places/common/places.ts'
import { placeChoices } from './rail-choices.ts'

const place = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') })
const regions = [
  {
    ...place('Gisborne'),
    districts: [{ name: 'Gisborne', slug: 'gisborne-district', suburbs: [place('Kaiti')] }],
  },
  {
    ...place('Wellington'),
    districts: [
      { ...place('Lower Hutt'), suburbs: [place('Petone')] },
      { name: 'Wellington', slug: 'wellington-city', suburbs: [place('Te Aro')] },
    ],
  },
] as unknown as Region[]

test.each([
  [{ region: ['gisborne'] }, ['Gisborne', 'Kaiti']],
  [{ district: ['gisborne-district'] }, ['Gisborne', 'Kaiti']],
  [{ suburb: ['kaiti'] }, ['Gisborne', 'Kaiti']],
  [{ region: ['wellington'] }, ['Wellington', 'Lower Hutt', 'Wellington']],
  [{}, ['Gisborne', 'Wellington']],
])("placeChoices names a region's only district of the same name once: %j", (search, names) => {
  expect(placeChoices(search, regions).shown.map(({ name }) => name)).toEqual(names)
})
