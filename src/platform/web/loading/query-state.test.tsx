import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError, getOffline } from '../session/problem.ts'
import { Query } from './query-state.tsx'

interface Answer {
  items: string[]
}

const idle = { data: undefined as Answer | undefined, error: null as Error | null, isFetching: false }
const failed = new ApiError(getOffline())
const gone = new ApiError({ ...getOffline(), key: 'not_found', status: 404 })

test.each([
  ['the skeleton while it loads', idle, 'a skeleton'],
  ['the failure and a button to retry', { ...idle, error: failed }, 'Kete didn’t load'],
  ['that there is none under this number', { ...idle, error: gone }, 'no such kete'],
  ['that there is nothing in the list', { ...idle, data: { items: [] } }, 'no kete yet'],
  ['the data', { ...idle, data: { items: ['Kete 1'] } }, 'Kete 1'],
  [
    'the data from before when reading it again fails',
    { ...idle, data: { items: ['Kete 1'] }, error: failed },
    'Kete 1',
  ],
])('Query shows %s', (_case, call, text) => {
  const shown = renderToStaticMarkup(
    <Query
      call={{ ...call, refetch: () => undefined }}
      failed="Kete didn’t load"
      loading="Loading the kete"
      skeleton="a skeleton"
      empty="no kete yet"
      missing="no such kete"
    >
      {({ items }) => items.join()}
    </Query>,
  )
  expect(shown).toContain(text)
  expect(shown.includes('Loading the kete')).toBe(text === 'a skeleton')
})
