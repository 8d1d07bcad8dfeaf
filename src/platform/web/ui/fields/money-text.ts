import { writeDollars } from '#platform/common/texts/write-number.ts'

/** Reads '1,234.50', '$40' or 'NZ$ 40.5'. Null when empty, undefined when it's not an amount. */
export function centsFromText(text: string): number | null | undefined {
  const bare = text.replace(/^\s*(NZ)?\$/i, '').replace(/[\s\u00a0]/g, '')
  if (bare === '') return null
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/.test(bare)) return undefined
  const [dollars = '', cents = ''] = bare.replaceAll(',', '').split('.')
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

export function textFromCents(cents: number | null): string {
  return cents === null ? '' : writeDollars(cents)
}
