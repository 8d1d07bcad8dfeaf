/** Fills rows of two, three and four. */
export const results_per_page = 24
/** Below the API's limit of a hundred. */
const max_at_once = 96
/** Ten requests at most: a longer list is restored up to here. */
const max_again = 960

/** Null when the list has its former length. */
export function nextLimit(wanted: number, there: number): number | null {
  const missing = Math.min(wanted, max_again) - there
  if (missing <= 0) return null
  return Math.min(Math.ceil(missing / results_per_page) * results_per_page, max_at_once)
}

const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab'])

export const movesElsewhere = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => scrolling.has(key)
