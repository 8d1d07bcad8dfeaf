import { must } from '#platform/common/must.ts'
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NZ')

/**
 * Every typed word must begin a word of the label or of a synonym. Labels that begin with the text
 * come first, then those that contain it.
 */
export function jumpMatches<Choice extends { label: string; also?: string }>(
  choices: Choice[],
  typed: string,
): Choice[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean)
  const first = wanted[0]
  if (first === undefined) return choices
  const fits = (text: string) => {
    const words = bare(text).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  }
  const found = choices.filter(({ label, also = '' }) => fits(`${label} ${also}`))
  const rank = ({ label }: Choice) => (bare(label).startsWith(first) ? 0 : fits(label) ? 1 : 2)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

interface MatchedPart {
  part: string
  isMatch: boolean
  at: number
}

/** Splits the text into matched word starts and the rest. */
export function splitMatches(text: string, typed: string): MatchedPart[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean)
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)].flatMap(([word], n, all) => {
    const at = must(all[n], 'matched page').index
    const length = Math.max(0, ...wanted.filter((one) => bare(word).startsWith(one)).map((one) => one.length))
    // Letters with two-unit marks would shift the end, so the whole word is highlighted.
    const end = bare(word).length === word.length ? length : length && word.length
    return [
      { part: word.slice(0, end), isMatch: true, at },
      { part: word.slice(end), isMatch: false, at: at + end },
    ].filter(({ part }) => part !== '')
  })
}
