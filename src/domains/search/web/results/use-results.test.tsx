import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { QueryProvider, useApiQuery } from '#platform/web/loading/query.tsx'
import { listPlaces } from '#domains/places/common/places.ts'
import { type ResultPage, useResults } from './use-results.ts'

const first: ResultPage = {
  items: [],
  featured: [],
  next_cursor: null,
  total: 0,
  total_is_approximate: false,
  total_is_capped: false,
  corrected: null,
  partial: null,
}

function Results() {
  const { total } = useResults({ search: { q: 'kayak' }, cursor: undefined }, first)
  useApiQuery(listPlaces, {})
  return <p>{total.total} found</p>
}

afterEach(() => void vi.useRealTimers())

test('a server-rendered page leaves no timer that would retain its data', () => {
  vi.useFakeTimers()
  const html = renderToString(
    <MemoryRouter>
      <QueryProvider>
        <Results />
      </QueryProvider>
    </MemoryRouter>,
  )
  expect(html).toContain('found')
  expect(vi.getTimerCount()).toBe(0)
})
