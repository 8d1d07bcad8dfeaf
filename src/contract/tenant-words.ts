const parents = '(?:solo|single)\\s+(?:mums?|dads?|mothers?|fathers?|parents?)'
const descents =
  'asians?|indians?|chinese|islanders?|pasifika|africans?|arabs?|m[aā]ori|p[aā]keh[aā]|europeans?|kiwis|new\\s+zealanders|foreigners?|immigrants?|migrants?|refugees?'
const beliefs = 'christians?|muslims?|hindus?|jews|catholics?'
const sexes = 'females?|males?|women|men|ladies|girls|boys|gays?|lesbians?'

/** Grounds of the Human Rights Act, section 21, that an advertisement for a home has no reason to speak of. */
const certain = [
  new RegExp(
    `\\bno\\s+(?:(?:young|small|noisy)\\s+)?(?:children|child|kids?|babies|infants?|families|${parents})\\b(?!['’]|\\s+(?:next|near|around|in\\s+the))`,
    'iu',
  ),
  new RegExp(`\\bno\\s+(?:beneficiar(?:y|ies)|benefits?|winz|dole)\\b`, 'iu'),
  new RegExp(`(?<![\\p{L}])no\\s+(?:${descents}|${beliefs}|${sexes})(?![\\p{L}'’])`, 'iu'),
  new RegExp(`(?<![\\p{L}])(?:${descents}|${beliefs}|${sexes})\\s+only(?![\\p{L}])`, 'iu'),
]

/** What may be meant of the size of the place, or of noise. */
const uncertain = [
  /\b(?:adults|couples|singles|professionals)\s+only\b/iu,
  /\bno\s+(?:couples|students|teenagers|elderly)\b/iu,
  /\b(?:not|un)\s?(?:for|suitable\s+for|suited\s+to)\s+(?:young\s+|small\s+)?(?:children|kids|families)\b/iu,
]

export interface Turning {
  words: string
  /** Read like this, no home lets it mean anything else. */
  is_certain: boolean
}

/** Words in an advertisement for a home that keep some people out for who they are; null when there are none. */
export function turnsAway(text: string): Turning | null {
  for (const [patterns, is_certain] of [
    [certain, true],
    [uncertain, false],
  ] as const) {
    for (const pattern of patterns) {
      const words = pattern.exec(text)?.[0]
      if (words) return { words, is_certain }
    }
  }
  return null
}
