/** Parses PostgreSQL's text of a token query: `'guitar' & ( '=r:otago' | 'fend':* ) & !'toy'`. */
import { must } from '#platform/common/must.ts'
export type TokenQuery =
  | { kind: 'token'; token: string; isBeginning: boolean }
  | { kind: 'not' }
  | { kind: 'and' | 'or'; parts: TokenQuery[] }

export function parseTokenQuery(text: string): TokenQuery {
  const signs = [...text.matchAll(/'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?|<->|<\d+>|[&|!()]/g)]
  // An empty query matches nothing.
  if (signs.length === 0) return { kind: 'or', parts: [] }
  let at = 0
  const next = () => signs[at]?.[0]

  function either(): TokenQuery {
    const parts = [both()]
    while (next() === '|') {
      at += 1
      parts.push(both())
    }
    return parts.length === 1 ? must(parts[0], 'only part') : { kind: 'or', parts }
  }
  // Words of a phrase must all be there.
  function both(): TokenQuery {
    const parts = [one()]
    while (next() === '&' || next()?.startsWith('<')) {
      at += 1
      parts.push(one())
    }
    return parts.length === 1 ? must(parts[0], 'only part') : { kind: 'and', parts }
  }
  function one(): TokenQuery {
    const [signBody, token, flags = ''] = signs[at] ?? []
    at += 1
    if (signBody === '!') {
      one()
      return { kind: 'not' }
    }
    if (signBody === '(') {
      const inner = either()
      at += 1
      return inner
    }
    if (token === undefined) throw new Error(`This is no query of tokens: ${text}`)
    return {
      kind: 'token',
      token: token.replace(/''|\\(.)/g, (pair: string, escaped?: string) => escaped ?? pair.charAt(0)),
      isBeginning: flags.includes('*'),
    }
  }
  return either()
}
