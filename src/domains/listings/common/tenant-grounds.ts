import { must } from '#platform/common/must.ts'
import * as t from '#domains/listings/texts.ts'

const parents = '(?:solo|single)\\s+(?:mums?|dads?|mothers?|fathers?|parents?)'
const descents =
  'asians?|indians?|chinese|islanders?|pasifika|africans?|arabs?|m[aā]ori|p[aā]keh[aā]|europeans?|kiwis|new\\s+zealanders|foreigners?|immigrants?|migrants?|refugees?'
const beliefs = 'christians?|muslims?|hindus?|jews|catholics?'
const households =
  'households?|homes?|famil(?:y|ies)|couples?|tenants?|persons?|people|professionals?|students?|flatmates?'
const sexes = 'females?|males?|women|men|ladies|girls|boys|gays?|lesbians?'

/**
 * Grounds of the Human Rights Act, section 21, which an advertisement for a home has no reason to
 * mention.
 */
const certain = [
  new RegExp(
    `\\bno\\s+(?:(?:young|small|noisy)\\s+)?(?:children|child|kids?|babies|infants?|families|${parents})\\b(?!['’]|\\s+(?:next|near|around|in\\s+the))`,
    'iu',
  ),
  /\bno\s+(?:beneficiar(?:y|ies)|benefits?|winz|dole|dss|msd|unemployed|social\s+housing|work\s+and\s+income)\b/iu,
  /\b(?:must|should|need\s+to)\s+(?:all\s+)?(?:be\s+(?:employed|in\s+(?:full[\s-]?time\s+)?(?:work|employment))|have\s+(?:a\s+)?(?:full[\s-]?time\s+)?(?:job|jobs|work|employment))\b/iu,
  // `working` may also describe the oven: a clause about people begins with it or names them.
  /(?:(?<=^\s*|[.,;:!?/\n–-]\s*)|(?<=\b(?:tenants?|applicants?|people|you|adults?|both|all|and)\s+))must\s+(?:all\s+|both\s+)?be\s+working\b/iu,
  /\b(?:working|employed)\s+(?:people|persons?|tenants?|applicants?|couples?|adults?)\s+(?:only|preferred)\b/iu,
  /\bno\s+(?:disabled|disabilit(?:y|ies)|wheelchairs?|mental\s+health|guide\s+dogs?|pregnan(?:t|cy)|unmarried|same[\s-]sex)\b/iu,
  /\bmarried\s+(?:couples?|people)\s+(?:only|preferred)\b/iu,
  /\b(?:over|under)\s*[1-9]\d(?:['’]?s)?\s+(?:only|preferred)\b/iu,
  /\b(?:nz|new\s+zealand)\s+(?:citizens?|residents?|born)\s+(?:only|preferred)\b/iu,
  new RegExp(`(?<![\\p{L}])no\\s+(?:${descents}|${beliefs}|${sexes})(?![\\p{L}'’])`, 'iu'),
  new RegExp(
    `(?<![\\p{L}])(?:${descents}|${beliefs}|${sexes})(?:\\s+(?:${households}))?\\s+(?:only|preferred|wanted)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])suits?\\s+(?:an?\\s+)?(?:${descents}|${beliefs}|${sexes})(?:\\s+(?:${households}))?(?![\\p{L}'’])`,
    'iu',
  ),
]

/** These may describe the size of the place, or noise. */
const uncertain = [
  /\b(?:(?:professional|mature|quiet|retired|young|single)\s+)?(?:adults?|couples?|singles?|professionals?|persons?)\s+(?:only|preferred)\b/iu,
  /\bsuits?\s+(?:an?\s+)?(?:professional|mature|retired|young|older|elderly)\s+(?:adults?|couples?|singles?|persons?|people|tenants?|ladies|lady|women|woman|man|men)\b/iu,
  /\b(?:mature|professional|older|younger|young|single|quiet)\s+(?:tenants?|persons?|people|applicants?|couples?|lady|ladies|wom[ae]n|man|men|gentlem[ae]n)\s+(?:only|preferred|wanted)\b/iu,
  /\b(?:must\s+speak|speak\s+good)\s+english\b|\benglish[\s-](?:speaking\b|speakers?\s+(?:only|preferred|wanted)\b)/iu,
  /\bno\s+(?:couples|students|teenagers|elderly)\b/iu,
  /\b(?:not|un)\s?(?:for|suitable\s+for|suited\s+to)\s+(?:young\s+|small\s+)?(?:children|kids|families)\b/iu,
]

export interface Turning {
  words: string
  isCertain: boolean
}

/** Returns the certain ones first; of overlapping ones, the first. */
export function findTurnings(text: string): Turning[] {
  const found: (Turning & { from: number; to: number })[] = []
  for (const [patterns, isCertain] of [
    [certain, true],
    [uncertain, false],
  ] as const) {
    for (const pattern of patterns) {
      for (const { 0: words, index: from } of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        const to = from + words.length
        if (found.every((one) => to <= one.from || from >= one.to)) found.push({ words, isCertain, from, to })
      }
    }
  }
  return found.map(({ words, isCertain }) => ({ words, isCertain }))
}

/** A landlord may not invite or accept more than the advertised rent (Residential Tenancies Act, s 22G). */
const higherRent =
  /\b(?:best|highest|better|higher)\s+(?:rent\s+)?offers?\b|\boffers?\s+(?:(?:over|above|from|in\s+excess\s+of)\b(?!\s+[\d,.]+\s*(?:m|sq))|(?:welcome|invited|considered)\b)|\bmake\s+(?:me\s+|us\s+)?(?:an|your)\s+(?:best\s+)?offer\b|\brent\s+(?:by|to\s+the\s+highest)\s+(?:tender|auction|bidder)\b|\bhighest\s+bidder\b/iu

export const findHigherRent = (text: string): string | null => higherRent.exec(text)?.[0] ?? null

const numbers: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4 }
const claimed = /\b(one|single|two|three|four|[1-4])[\s-]+(?:careful\s+|lady\s+|local\s+)?owners?\b/i

/** Null unless the text claims fewer owners than are known. Owners abroad count separately. */
export function ownersContradicted(text: string, known: number | null): string | null {
  const found = claimed.exec(text)
  if (!found || known === null) return null
  const count = numbers[must(found[1], 'number in the words').toLowerCase()] ?? Number(found[1])
  return count < known ? t.you_say_found_but_it_has_had_known({ found: found[0], known }) : null
}
