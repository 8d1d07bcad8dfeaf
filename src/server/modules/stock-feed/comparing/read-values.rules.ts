/** '18,990', '$18990.00' and '18990' in cents; null for anything else. */
export function readDollars(text: string): number | null {
  const plain = text.replace(/^(?:NZ)?\s*\$\s*/i, '').replace(/(?<=\d)[, ](?=\d{3})/g, '')
  const [, dollars, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** '45,210', '45210 km' and '1998cc'. */
export function readWhole(text: string): number | null {
  const plain = text.replace(/(?<=\d)[, ](?=\d{3})/g, '').replace(/\s*(?:km|kms|cc)$/i, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** 20270131 and 2027-01-31 as 2027-01-31; null where there's no such day. */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? []
  if (!year || year < '1900') return null
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const written = `${year}-${month}-${day}`
  return at.toISOString().slice(0, 10) === written ? written : null
}
