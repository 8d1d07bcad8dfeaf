import { packLists, unpackLists } from '#web/lib/loading/packed-lists.ts'
import type { SearchPage } from './search-load.ts'

const partsOf = ({ choices: { categories, counts, places }, found }: SearchPage) => ({
  cards: packLists({ items: found?.items ?? [], featured: found?.featured ?? [] }),
  counts: packLists(counts?.choices ?? {}),
  prices: packLists({ price: counts?.price ?? [] }),
  choices: packLists({ categories }),
  places: packLists({ shown: places.shown, others: places.others }),
})

type Parts = ReturnType<typeof partsOf>

/** A page of results as it is sent beside what shows it. */
export interface SentSearch {
  page: SearchPage
  parts: Parts
}

export function packSearch(page: SearchPage): SentSearch {
  const { choices, found } = page
  const { counts, places } = choices
  const sent = {
    page: {
      ...page,
      choices: {
        ...choices,
        categories: [],
        places: { ...places, shown: [], others: [] },
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
  const { counts, places } = choices
  return {
    ...page,
    choices: {
      ...choices,
      ...unpackLists(parts.choices),
      places: { ...places, ...unpackLists(parts.places) },
      ...(counts && {
        counts: { ...counts, choices: unpackLists(parts.counts), ...unpackLists(parts.prices) },
      }),
    },
    found: found && { ...found, ...unpackLists(parts.cards) },
  }
}
