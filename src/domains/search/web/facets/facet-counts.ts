import type { Facets } from '#domains/search/common/search.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/search/texts.ts'

/** The server's counts for the rail; undefined without a request or a reply. */
export type Counts = Facets | undefined

export interface Count {
  count: number
  isAbout: boolean
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const isSame = (one: string | undefined, other: string): boolean =>
  one !== undefined && plain(one) === plain(other)

export function getCounts(
  counts: Counts,
  name: string,
): ((value: string | number) => Count | undefined) | null {
  if (!counts) return null
  const choices = counts.choices[name] ?? []
  const byValue = new Map(choices.map(({ value, count }) => [value, count]))
  return (value) => {
    const count = byValue.get(String(value))
    // The counts of rare values are not sent, so they are unknown.
    if (count === undefined && choices.length >= maxAnswered) return undefined
    return { count: count ?? 0, isAbout: counts.is_sampled }
  }
}

/** The server returns at most this many choices of a facet. */
const maxAnswered = 60

export interface CountedChoice<Value> {
  value: Value
  count: Count | undefined
  isChosen: boolean
}

/**
 * Omits choices without results, and a facet whose only choice fits every hit. Chosen values always
 * stay. A sample may miss rare values, so those come last.
 */
export function offeredChoices<Value>(
  choices: readonly CountedChoice<Value>[],
  total: number | null,
): CountedChoice<Value>[] {
  const isMissed = ({ count, isChosen }: CountedChoice<Value>) => !isChosen && count?.count === 0
  const offered = choices.filter((choice) => !isMissed(choice) || choice.count?.isAbout)
  const [only] = offered
  const isUninformative =
    offered.length === 1 &&
    only !== undefined &&
    !only.isChosen &&
    only.count !== undefined &&
    only.count.count === total
  if (isUninformative) return []
  return [...offered.filter((choice) => !isMissed(choice)), ...offered.filter(isMissed)]
}

/** '1,234', or 'about 1,200' for a sample. */
export function describeCount({ count, isAbout }: Count): string {
  if (!isAbout || count === 0) return formatCount(count)
  return t.about_number({ number: formatCount(roundCount(count)) })
}

/** Rounds to two digits. */
export function roundCount(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.round(count / step) * step
}
