import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Facets } from '#domains/search/common/search.ts'
import { PropertyFacets } from './property-facets.tsx'
import type { Search } from './answer-search.ts'

function chipsOf(
  has: Record<number, number>,
  { search, total = 9, is_sampled = false }: { search?: Search; total?: number; is_sampled?: boolean } = {},
) {
  const rooms = Object.entries(has).map(([value, count]) => ({ value, count }))
  const counts: Facets = { is_sampled, choices: { bedrooms_min: rooms, bathrooms_min: [] }, price: [] }
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <PropertyFacets
        request={{ search: { type: 'property', ...search }, errors: {}, face: 'grid' }}
        typed={{ form: 'typed', errors: {}, isUnsent: false }}
        days={[]}
        counts={counts}
        total={total}
        name="rail"
      />
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
