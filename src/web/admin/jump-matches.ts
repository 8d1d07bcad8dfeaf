const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NZ')

/**
 * Every word typed begins a word of the label or of a synonym. Labels that begin so come first, then those that contain
 * it.
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
