/** What PostgreSQL's `tsquery` asks for, as far as searches make use of it. */
export type TokenQuery =
  | { kind: 'token'; token: string; is_prefix: boolean }
  | { kind: 'and' | 'or'; parts: TokenQuery[] }
  | { kind: 'not'; part: TokenQuery }

const lexeme_or_sign = /\s*(?:'((?:[^'\\]|''|\\\\)*)'(:\*)?|([&|!()]))/y

/** @returns null for what only PostgreSQL can answer: words that follow one another, or of some parts of the text */
export function parseTokenQuery(text: string): TokenQuery | null {
  const read = readSigns(text)
  if (!read) return null
  const rest = { signs: read, at: 0 }
  const query = parseJoined(rest, '|')
  return query && rest.at === read.length ? query : null
}

type Sign = Extract<TokenQuery, { kind: 'token' }> | string

function readSigns(text: string): Sign[] | null {
  const signs: Sign[] = []
  const end = text.trimEnd().length
  lexeme_or_sign.lastIndex = 0
  while (lexeme_or_sign.lastIndex < end) {
    const found = lexeme_or_sign.exec(text)
    if (!found) return null
    const [, quoted, star, sign] = found
    signs.push(
      quoted === undefined
        ? sign!
        : { kind: 'token', token: quoted.replace(/''|\\\\/g, (two) => two[0]!), is_prefix: Boolean(star) },
    )
  }
  return signs
}

interface Rest {
  signs: Sign[]
  at: number
}

/** `&` binds closer than `|`. */
function parseJoined(rest: Rest, by: '|' | '&'): TokenQuery | null {
  const parts: TokenQuery[] = []
  for (;;) {
    const part = by === '|' ? parseJoined(rest, '&') : parseOne(rest)
    if (!part) return null
    parts.push(part)
    if (rest.signs[rest.at] !== by) break
    rest.at += 1
  }
  return parts.length === 1 ? parts[0]! : { kind: by === '|' ? 'or' : 'and', parts }
}

function parseOne(rest: Rest): TokenQuery | null {
  const sign = rest.signs[rest.at]
  rest.at += 1
  if (typeof sign === 'object') return sign
  if (sign === '!') {
    const part = parseOne(rest)
    return part && { kind: 'not', part }
  }
  if (sign !== '(') return null
  const inner = parseJoined(rest, '|')
  if (rest.signs[rest.at] !== ')') return null
  rest.at += 1
  return inner
}
