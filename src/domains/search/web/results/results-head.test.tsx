import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { railChoices } from '../facets/rail-choices.ts'
import type { Search } from '../search-address.ts'
import { ResultsHead } from './results-head.tsx'

const filtersOf = (search: Search) =>
  /Filters(?: \(\d\))?(?=<)/.exec(
    renderToStaticMarkup(
      <MemoryRouter>
        <QueryProvider>
          <ResultsHead
            request={{ search, errors: {}, face: 'grid' }}
            choices={railChoices(search, [], [], [], new Date('2026-11-29T00:00:00Z'))}
            total="3 listings"
            rail="rail"
            renderNear={() => null}
            renderSave={() => null}
          />
        </QueryProvider>
      </MemoryRouter>,
    ),
  )?.[0]

test.each<[Search, string]>([
  [{ q: 'spade' }, 'Filters'],
  [{ q: 'spade', price_max: 90, condition: ['new'] }, 'Filters (2)'],
  [{ price_max: 90 }, 'Filters (1)'],
])('ResultsHead counts the filters without the words of the search: %j', (search, words) => {
  expect(filtersOf(search)).toBe(words)
})
