import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import type { Region } from '#domains/places/common/places.ts'
import { FilterRail } from './filter-rail.tsx'
import { railChoices } from './rail-choices.ts'

const regions = [{ slug: 'otago', name: 'Otago', districts: [] }] as unknown as Region[]
const categories = [
  { id: 1, type: 'general', parent_id: null, name: 'Garden', slug: 'garden', active_count: 5 },
] as unknown as Parameters<typeof railChoices>[1]

function headingsOf(counted: { category?: number; region?: number }): string[] {
  const listed = (value: string, count?: number) => (count === undefined ? [] : [{ value, count }])
  const counts = {
    is_sampled: false,
    choices: { category: listed('1', counted.category), region: listed('otago', counted.region) },
    price: [],
  }
  const search = { q: 'spade' }
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <QueryProvider>
        <FilterRail
          request={{ search, errors: {}, face: 'grid' }}
          choices={{
            ...railChoices(search, categories, regions, [], new Date('2026-11-29T00:00:00Z')),
            counts,
            total: counted.category ?? 0,
          }}
          choosers={{ near: () => null, destination: () => null }}
          name="rail"
        />
      </QueryProvider>
    </MemoryRouter>,
  )
  return ['Category', 'Where'].filter((heading) =>
    new RegExp(`<h\\d[^>]*>(?:<[^>]*>)*${heading}<`).test(text),
  )
}

test.each([
  [{ category: 3, region: 2 }, ['Category', 'Where']],
  [{ category: 3 }, ['Category']],
  [{}, []],
])('FilterRail heads the categories and places only where some are offered: %j', (counted, headings) => {
  expect(headingsOf(counted)).toEqual(headings)
})
