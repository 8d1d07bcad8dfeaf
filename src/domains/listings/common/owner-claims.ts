import { must } from '#platform/common/must.ts'
import * as t from '#domains/listings/texts.ts'
const numbers: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4 }
const claimed = /\b(one|single|two|three|four|[1-4])[\s-]+(?:careful\s+|lady\s+|local\s+)?owners?\b/i

/** Null unless the text claims fewer owners than are known. Owners abroad count separately. */
export function ownersContradicted(text: string, known: number | null): string | null {
  const found = claimed.exec(text)
  if (!found || known === null) return null
  const count = numbers[must(found[1], 'number in the words').toLowerCase()] ?? Number(found[1])
  return count < known ? t.you_say_found_but_it_has_had_known({ found: found[0], known }) : null
}
