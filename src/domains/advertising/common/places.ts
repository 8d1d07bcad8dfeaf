/** Whether there is room for advertisements between the cards up to `before` and those up to `after`. */
export const isAdvertisingDue = (before: number, after: number, period: number): boolean =>
  Math.floor(after / period) > Math.floor(before / period)

interface Counters {
  amount: number
  running: { results: number; home: number }
}

/** No room is kept for more than there are to show. */
export const countAdvertised = ({ amount, running }: Counters, place: 'results' | 'home'): number =>
  Math.min(amount, running[place])
