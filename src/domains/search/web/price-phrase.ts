import type { Search } from './facets/answer-search.ts'

const amount = /(?:nz\s?)?\$\s?(\d{1,3}(?:,\d{3})+|\d{1,8})(\.\d{1,2})?(k)?/.source
const unsigned = amount.replace(String.raw`\$`, String.raw`\$?`)

const patterns = {
  range: new RegExp(
    String.raw`(?:^|\s)(?:(?:for|from|between)\s+)?${amount}\s*(?:to|and|-|–)\s*${unsigned}$`,
    'i',
  ),
  most: new RegExp(String.raw`(?:^|\s)(?:for\s+)?(?:under|below|less than|up to)\s+${amount}$`, 'i'),
  least: new RegExp(String.raw`(?:^|\s)(?:for\s+)?(?:over|above|more than|from)\s+${amount}$`, 'i'),
}

/** 'couch under $200' means a couch up to $200; null without such an ending. */
export function readPricePhrase(
  q: string,
): (Required<Pick<Search, 'q'>> & Pick<Search, 'price_min' | 'price_max'>) | null {
  for (const [kind, pattern] of Object.entries(patterns)) {
    const found = pattern.exec(q)
    if (!found) continue
    const [, ...parts] = found
    const ends = [parts.slice(0, 3), parts.slice(3)].filter(([whole]) => whole).map(readCents)
    const words = q.slice(0, found.index).trim()
    if (kind === 'range') return { q: words, price_min: Math.min(...ends), price_max: Math.max(...ends) }
    return { q: words, [kind === 'most' ? 'price_max' : 'price_min']: ends[0] }
  }
  return null
}

function readCents([whole = '', part = '', thousands]: (string | undefined)[]): number {
  const dollars = Number(whole.replaceAll(',', '') + part)
  return Math.round(dollars * (thousands ? 1000 : 1) * 100)
}
