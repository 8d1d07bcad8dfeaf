const numbers: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4 }
const claimed = /\b(one|single|two|three|four|[1-4])[\s-]+(?:careful\s+|lady\s+|local\s+)?owners?\b/i

/** A sentence where words claim fewer owners than are known; null where they don't. Owners in New Zealand are others. */
export function ownersContradicted(text: string, known: number | null): string | null {
  const found = claimed.exec(text)
  if (!found || known === null) return null
  const said = numbers[found[1]!.toLowerCase()] ?? Number(found[1])
  return said < known ? `You say “${found[0]}”, but it has had ${known} owners.` : null
}
