import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Facets } from '#domains/search/common/search.ts'
import type { Search } from '../facets/answer-search.ts'
import { listRailFields, renderFieldFacets } from './field-facets.tsx'

function chipsOf(
  has: Record<number, number>,
  { search, total = 9, is_sampled = false }: { search?: Search; total?: number; is_sampled?: boolean } = {},
) {
  const rooms = Object.entries(has).map(([value, count]) => ({ value, count }))
  const counts: Facets = { is_sampled, choices: { bedrooms_min: rooms, bathrooms_min: [] }, price: [] }
  const text = renderToStaticMarkup(
    <MemoryRouter>
      {renderFieldFacets(listRailFields('property', search ?? {}).shown, {
        request: { search: { type: 'property', ...search }, errors: {}, face: 'grid' },
        typed: { form: 'typed', errors: {}, isUnsent: false },
        counts,
        total,
        name: 'rail',
      })}
    </MemoryRouter>,
  )
  if (!is_sampled) expect(text).not.toContain('Bathrooms')
  return [...text.matchAll(/(\d)\+<span[^>]*> bedrooms/g)].map(([, step]) => step).join(' ')
}

test.each([
  ['steps that nothing has are not offered', { 1: 9, 2: 6, 3: 2 }, {}, '2 3'],
  ['a chosen value stays', { 1: 9, 2: 6 }, { search: { bedrooms_min: 4 } }, '2 4'],
  ['one step that all have tells nothing apart', { 1: 9, 2: 9 }, {}, ''],
  ['no listing has rooms', {}, {}, ''],
  ['in a sample the rare may be missed', { 1: 900, 2: 600 }, { is_sampled: true, total: 900 }, '2 3 4 5'],
])('%s', (_, has, request, offered) => expect(chipsOf(has, request)).toBe(offered))

test('listRailFields shows a field behind “More filters” once it is chosen', () => {
  const names = (search: Search) => listRailFields('vehicle', search).shown.map(({ name }) => name)
  expect(names({})).toEqual(['make', 'model', 'year', 'odometer', ...folded])
  expect(names({ seats_min: 7 })).toContain('seats')
  expect(listRailFields('vehicle', {}).more.map(({ name }) => name)).toContain('seats')
})
const folded = ['subtype', 'body_style', 'colour', 'fuel_type', 'transmission', 'drive']
