import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { railChoices } from '../facets/rail-choices.ts'
import type { Search } from '../search-address.ts'
import { ResultsHead } from './results-head.tsx'

const renderHead = (search: Search) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryProvider>
        <ResultsHead
          request={{ search, errors: {}, face: 'grid' }}
          choices={railChoices(search, [], [], [], new Date('2026-11-29T00:00:00Z'))}
          total="3 listings"
          rail="rail"
          choosers={{ near: () => null, destination: () => null }}
          renderSave={() => null}
        />
      </QueryProvider>
    </MemoryRouter>,
  )

const filtersOf = (search: Search) => /Filters(?: \(\d\))?(?=<)/.exec(renderHead(search))?.[0]

test.each<[Search, string]>([
  [{ q: 'spade' }, 'Filters'],
  [{ q: 'spade', price_max: 90, condition: ['new'] }, 'Filters (2)'],
  [{ price_max: 90 }, 'Filters (1)'],
])('ResultsHead counts the filters without the words of the search: %j', (search, words) => {
  expect(filtersOf(search)).toBe(words)
})

test.each<[Search, boolean]>([
  [{}, false],
  [{ type: 'vehicle' }, false],
  [{ type: 'property' }, true],
  [{ sort: 'open_home' }, true],
])('ResultsHead of %j offers to sort by open home: %s', (search, isOffered) => {
  expect(renderHead(search).includes('Open home soonest')).toBe(isOffered)
})
