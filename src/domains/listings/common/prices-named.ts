/** Matches $450, NZ$ 1,250.00, $12k. */
const amount = /\$\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(?!\d)\s?([km](?![a-z]))?/.source

const calledPrice =
  /(?<!\b(?:new|retail|original|full|list|shop|normal|usual|rrp)\s)\b(?:price|asking|buy[ -]?now|rent|sell(?:ing)?(?: it| this)? for|yours for|want(?:ing)?)\b[^\n.$\d]{0,15}(?:nz)?/
    .source
const asPrice =
  /\s*(?:each\s*)?(?:o\.?n\.?o\b|obo\b|firm\b|or near(?:est)? offer|or best offer|negotiable|buy now|(?:p\/?w|per week|a week|\/\s?week)\b)/
    .source

const patterns = {
  // In a title, any amount is the price.
  title: [new RegExp(amount, 'gi')],
  description: [new RegExp(`${calledPrice}${amount}`, 'gi'), new RegExp(`${amount}${asPrice}`, 'gi')],
}

const times: Partial<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** In cents. Ignores the price when new, and courier costs. */
export function pricesNamed(text: string, where: keyof typeof patterns): number[] {
  return patterns[where].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, whole = '', part = '', unit = '']) => {
      const dollars = Number(whole.replaceAll(',', '') + part)
      return Math.round(dollars * (times[unit.toLowerCase()] ?? 1) * 100)
    }),
  )
}
