import { normaliseWords } from '#shared/formats/normalise-words.ts'
import type { TypedWords, Unit } from './typed-words.rules.ts'

export interface UnitCounts {
  unit: Unit
  /** Listings with it in their titles, */
  titled: number
  /** or also in their categories, makes and models. */
  named: number
}

/** First what no title has, then places, then the rarest: of a dining table the table is left. */
export function orderUnitsToDrop(counted: UnitCounts[]): Unit[] {
  const getWorth = ({ unit, titled, named }: UnitCounts) => {
    if (titled === 0) return named === 0 ? -3 : -2
    return unit.place !== null && unit.others.length === 0 ? -1 : named
  }
  return counted.toSorted((one, other) => getWorth(one) - getWorth(other)).map(({ unit }) => unit)
}

/** @returns the words that are kept, as they were typed */
export function dropUnits(
  q: string,
  { required, excluded }: TypedWords,
  dropped: Unit[],
): { kept: string; words: TypedWords } {
  const left_out = new Set(
    dropped.flatMap(({ runs }) => runs.flatMap(({ pieces, joined }) => [...pieces, joined])),
  )
  const kept = q
    .split(/\s+/)
    .filter((word) =>
      normaliseWords(word)
        .split(' ')
        .some((piece) => piece !== '' && !left_out.has(piece)),
    )
    .join(' ')
  return { kept, words: { required: required.filter((unit) => !dropped.includes(unit)), excluded } }
}
