import { packLists, unpackLists } from '#web/lib/loading/packed-lists.ts'
import type { SearchPage } from './search-load.ts'

/** Places aren't packed: what they change may be to nothing, which a packed list leaves out. */
const partsOf = ({ choices: { categories, counts }, found }: SearchPage) => ({
  cards: packLists({ items: found?.items ?? [], featured: found?.featured ?? [] }),
  counts: packLists(counts?.choices ?? {}),
  prices: packLists({ price: counts?.price ?? [] }),
  choices: packLists({ categories }),
})

type Parts = ReturnType<typeof partsOf>

/** A page of results as it is sent beside what shows it. */
export interface SentSearch {
  page: SearchPage
  parts: Parts
}

export function packSearch(page: SearchPage): SentSearch {
  const { choices, found } = page
  const { counts } = choices
  const sent = {
    page: {
      ...page,
      choices: {
        ...choices,
        categories: [],
        ...(counts && { counts: { ...counts, choices: {}, price: [] } }),
      },
      found: found && { ...found, items: [], featured: [] },
    },
    parts: partsOf(page),
  }
  whole.set(sent, page)
  return sent
}

const whole = new WeakMap<SentSearch, SearchPage>()

/** The same page each time. */
export function unpackSearch(sent: SentSearch): SearchPage {
  const page = whole.get(sent) ?? joinParts(sent)
  whole.set(sent, page)
  return page
}

function joinParts({ page, parts }: SentSearch): SearchPage {
  const { choices, found } = page
  const { counts } = choices
  return {
    ...page,
    choices: {
      ...choices,
      ...unpackLists(parts.choices),
      ...(counts && {
        counts: { ...counts, choices: unpackLists(parts.counts), ...unpackLists(parts.prices) },
      }),
    },
    found: found && { ...found, ...unpackLists(parts.cards) },
  }
}
