/** An address gets this many text messages a day without work. */
const freePerAddress = 3
/**
 * Text messages cost money: even with work, a country gets at most this multiple of its usual
 * number a day.
 */
export const ceilingFactor = 4
const maxLevel = 5

/** Checks of an email by all callers a day, before each takes work. */
export const freeEmailChecks = 1_000

interface PuzzleRequest {
  /** Text messages of the last day to the requesting address. */
  byAddress: number
  /** Text messages to the whole country. */
  toCountry: number
  maxPerCountry: number
}

/**
 * Returns the level of work for one more text message: 0 is none, each level doubles it; null: no
 * more today.
 */
export function chooseWorkLevel({ byAddress, toCountry, maxPerCountry }: PuzzleRequest): number | null {
  if (toCountry >= ceilingFactor * maxPerCountry) return null
  return Math.min(
    countDoublings(byAddress, freePerAddress) + countDoublings(toCountry, maxPerCountry),
    maxLevel,
  )
}

/** 0 below `start`, 1 from there, 2 from twice that, 3 from four times that. */
function countDoublings(count: number, start: number): number {
  return count < start || count === 0 ? 0 : 1 + Math.floor(Math.log2(count / start))
}

/** The range of tries: about a second on a computer at level 1, four on a phone. */
export function chooseTries(level: number): { min: number; max: number } {
  const factor = 2 ** (level - 1)
  return { min: 400 * factor, max: 800 * factor }
}
