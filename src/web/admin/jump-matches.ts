const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NZ')

/** What is meant by a few letters: every word that was typed begins a word of the label; a beginning comes first. */
export function jumpMatches<Choice extends { label: string }>(choices: Choice[], typed: string): Choice[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean)
  const first = wanted[0]
  if (first === undefined) return choices
  const found = choices.filter(({ label }) => {
    const words = bare(label).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
  const rank = ({ label }: Choice) => (bare(label).startsWith(first) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other))
}
