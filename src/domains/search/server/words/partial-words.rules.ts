import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { isStopWord, stemWord } from './stem.rules.ts'
import type { TypedWords, Unit } from './typed-words.rules.ts'

export interface UnitCounts {
  unit: Unit
  /** The number of listings with it in their titles. */
  titled: number
  /** Those of them that aren't homes: "Rimu floors and a big lawn" isn't a listing of rimu. */
  titledThings: number
  /** Those that have it in the title, categories, make or model. */
  named: number
  /** Whether it is in the name of the category that all the words lead to. */
  isCategory: boolean
}

/**
 * Drops first words that no title has, then places, then words that don't name the category, then
 * the rarest in titles, the earlier of equals first: "dining table" becomes "table", however much
 * there is in kitchen and dining, and "golf clubs" becomes "golf".
 */
export function orderUnitsToDrop(counted: UnitCounts[]): Unit[] {
  const areHomes = counted.every(({ titledThings }) => titledThings === 0)
  const most = Math.max(...counted.map(({ titled }) => titled))
  const getWorth = ({ unit, titled, titledThings, named, isCategory }: UnitCounts) => {
    if (titled === 0) return named === 0 ? -3 : -2
    if (unit.place !== null && unit.others.length === 0) return -1
    return (isCategory ? most : 0) + (areHomes ? titled : titledThings)
  }
  return counted.toSorted((one, other) => getWorth(one) - getWorth(other)).map(({ unit }) => unit)
}

/**
 * Returns the units in the name of the likeliest category that has any; the names are sorted by
 * likelihood.
 */
export function findCategoryUnits(units: Unit[], categoryNames: string[]): Set<Unit> {
  const listWords = (text: string) => normaliseWords(text).split(' ').map(stemWord)
  for (const name of categoryNames) {
    const words = new Set(listWords(name))
    const found = units.filter(({ runs, others }) =>
      [runs, ...others].some((spelling) =>
        spelling.flatMap(({ pieces }) => pieces).every((piece) => words.has(stemWord(piece))),
      ),
    )
    if (found.length > 0) return new Set(found)
  }
  return new Set()
}

/** @returns the remaining words, as they were typed */
export function dropUnits(
  q: string,
  { required, excluded }: TypedWords,
  dropped: Unit[],
): { kept: string; words: TypedWords } {
  const leftOut = new Set(
    dropped.flatMap(({ runs }) => runs.flatMap(({ pieces, joined }) => [...pieces, joined])),
  )
  const kept = q
    .split(/\s+/)
    .filter((word) =>
      normaliseWords(word)
        .split(' ')
        .some((piece) => piece !== '' && !isStopWord(piece) && !leftOut.has(piece)),
    )
    .join(' ')
  return { kept, words: { required: required.filter((unit) => !dropped.includes(unit)), excluded } }
}
