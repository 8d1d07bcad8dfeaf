/** Fills rows of two, three and four. */
export const resultsPerPage = 24
/** Below the API's limit of a hundred. */
const maxAtOnce = 96
/** Ten requests at most: a longer list is restored up to here. */
const maxAgain = 960

/** Null when the list has its former length. */
export function nextLimit(wanted: number, there: number): number | null {
  const missing = Math.min(wanted, maxAgain) - there
  if (missing <= 0) return null
  return Math.min(Math.ceil(missing / resultsPerPage) * resultsPerPage, maxAtOnce)
}

const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab'])

export const movesElsewhere = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => scrolling.has(key)
