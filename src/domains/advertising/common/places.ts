/** Whether an advertisement is due between the cards up to `before` and those up to `after`. */
export const isAdvertisingDue = (before: number, after: number, period: number): boolean =>
  Math.floor(after / period) > Math.floor(before / period)

interface Counters {
  amount: number
  running: { results: number; home: number }
}

/** No space is reserved for more than there are. */
export const countAdvertised = ({ amount, running }: Counters, place: 'results' | 'home'): number =>
  Math.min(amount, running[place])
