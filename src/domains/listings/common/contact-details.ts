export type ContactDetail = 'phone_number' | 'email_address' | 'link'

// Anchored at a word's beginning: anywhere else, a long word would take quadratic time.
const email =
  /(?<![\w.+-])[\w.+-]+\s*(?:@|[([{]\s*at\s*[)\]}])\s*[\w-]+\s*(?:\.|[([{]\s*dot\s*[)\]}])\s*[a-z]{2,}/i
const link = /\b(?:https?:\/\/|www\.)\S|(?<![a-z0-9-])[a-z0-9-]{2,}\.(?:nz|com|net|org|co\.uk)\b(?![-'’])/i

const dates = /(?<![\d./-])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?![\d./-])/g
const times = /(?<![\d.:])\d{1,2}[.:]\d{2}(?![\d.:])/g
const rowsOfDigits = /\+?\(?\+?\d(?:[^\S\n]|[\d().–-])*\d/g

function isPhone(row: string): boolean {
  const digits = row.replace(/\D/g, '')
  if (row.includes('+') || /^00[1-9]/.test(digits)) return digits.length >= 8 && digits.length <= 15
  return /^0[2-9]\d{6,9}$/.test(digits)
}

export function findContactDetail(text: string): ContactDetail | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (email.test(plain)) return 'email_address'
  if (link.test(plain)) return 'link'
  const rows = plain.replace(dates, 'x').replace(times, 'x').match(rowsOfDigits) ?? []
  return rows.some(isPhone) ? 'phone_number' : null
}
