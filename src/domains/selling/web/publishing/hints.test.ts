import { expect, test } from 'vitest'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import type { Advice } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import { hintsFor } from './hints.ts'
import { emptyValues, type SellValues } from '../form/sell-values.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { toRow } from '../delivery/option-values.ts'

const good: SellValues = {
  ...emptyValues('petone'),
  title: 'Rimu bookcase, five shelves',
  condition: 'used',
  description:
    'Solid rimu, made in Ōtaki in the sixties. One shelf has a ring from a cup; otherwise it is in good condition and stands straight.',
  delivery: [toRow(aCourierOption())],
}
const filter = (key: string, kind: Filter['kind'], more: Partial<Filter> = {}): Filter => ({
  id: 1,
  key,
  name: `The ${key}`,
  kind,
  unit: null,
  options: [],
  category_ids: [1],
  is_required: false,
  is_facet: true,
  position: 0,
  status: 'active',
  ...more,
})
const furniture = [filter('material', 'multi_select'), filter('width', 'number_range', { unit: 'cm' })]
const vehicle = { ...good, ...pick('vehicle') }
const property = { ...good, ...pick('property') }

function pick(type: 'vehicle' | 'property') {
  const empty = emptyValues('petone', type)
  return { type, vehicle: empty.vehicle, property: empty.property }
}

const hints = (
  changes: Partial<SellValues>,
  { photos = 3, filters = [] as Filter[], advice = [] as Advice[] } = {},
) =>
  hintsFor({ ...good, ...changes }, photos, filters, advice).map(({ field, words }) => `${field}: ${words}`)

test.each<
  [string, Partial<SellValues>, { photos?: number; filters?: Filter[]; advice?: Advice[] }, RegExp[]]
>([
  ['nothing is missing', {}, {}, []],
  ['no photo', {}, { photos: 0 }, [/^image_ids: Add a photo/]],
  ['two photos', {}, { photos: 2 }, [/^image_ids: .*three or more/]],
  ['a title in capitals', { title: 'RIMU BOOKCASE' }, {}, [/^title: .*capitals/]],
  ['a short name in capitals', { title: 'IKEA' }, {}, []],
  ['hardly a description', { description: 'A bookcase.' }, {}, [/^description: Say more/]],
  ['nothing of its shape', { description: 'Solid rimu. '.repeat(20) }, {}, [/^description: .*condition/]],
  ['something new', { description: 'Solid rimu. '.repeat(20), condition: 'new' }, {}, []],
  ['no delivery', { delivery: [] }, {}, [/^delivery_options: /]],
  ['pickup only', { delivery: [], pickup: 'must' }, {}, []],
  [
    'no measures',
    {},
    { filters: furniture },
    [/^attributes.width: Add the size/, /^attributes.material: .*The material/],
  ],
  ['measures in words', { title: 'Bookcase 90 cm' }, { filters: furniture }, [/^attributes.material: /]],
  ['measures answered', { attributes: { width: 90, material: ['Rimu'] } }, { filters: furniture }, []],
  [
    'years are no measures',
    { title: 'Bookcase of 1960' },
    { filters: [furniture[1]!] },
    [/^attributes.width/],
  ],
  [
    'of the advice on a car, what is missing; what is said but wrong stands at its field',
    { ...vehicle, vehicle: { ...vehicle.vehicle!, subtype: 'car', wof_expires: '2020-01-01' } },
    {
      advice: [
        { field: 'wof_expires', advice: 'Expired.' },
        { field: 'plate', advice: 'Add the plate.' },
      ],
    },
    [/^vehicle.plate: Add the plate/],
  ],
  ['a boat', { ...vehicle, vehicle: { ...vehicle.vehicle!, subtype: 'boat' } }, {}, []],
  [
    'a house for sale',
    { ...property, property: { ...property.property!, purpose: 'sale' } },
    {},
    [/^property.bedrooms/, /^property.bathrooms/, /^property.land_area_m2/, /^property.floor_area_m2/],
  ],
  [
    'a room',
    { ...property, property: { ...property.property!, purpose: 'flatmate' } },
    {},
    [/^property.bedrooms/, /^property.bathrooms/, /^property.available_from/, /^property.bond_cents/],
  ],
])('%s', (_, changes, around, expected) => {
  expect(hints(changes, around)).toEqual(expected.map((words) => expect.stringMatching(words)))
})

test('a home whose available date has passed gets a hint', () => {
  const rental = { ...property.property!, purpose: 'rent', available_from: '2026-11-23' }
  const ofDay = (today: string) => hintsFor({ ...property, property: rental }, 3, [], [], today)[0]?.words
  expect(ofDay('2026-11-24')).toBe('The available from date has passed. Say when it’s available.')
  expect(ofDay('2026-11-23')).not.toContain('passed')
})

test('hints are limited to four, photos first', () => {
  const all = hints(
    { ...emptyValues(null), title: 'RIMU BOOKCASE', description: 'x' },
    { photos: 0, filters: furniture },
  )
  expect(all).toHaveLength(4)
  expect(all[0]).toMatch(/^image_ids/)
})
