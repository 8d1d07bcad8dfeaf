const groups = /(?<=\d)[,\s](?=\d{3})/g

/** Reads '18,990', '$18990.00', '18990.0000' and 'NZD 18990' as cents; null for anything else. */
export function readDollars(text: string): number | null {
  const plain = text.replace(/^(?:NZD?)?\s*\$?\s*/i, '').replace(groups, '')
  const [, dollars, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(plain) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** Reads '45,210', '45210 km', '1998cc' and '2012.0'. */
export function readWhole(text: string): number | null {
  const plain = text
    .replace(groups, '')
    .replace(/\s*(?:km|kms|cc)$/i, '')
    .replace(/\.0+$/, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The time that databases and spreadsheets add: ' 00:00:00', 'T00:00:00.000Z' and ' 12:00:00 AM'.
 */
const midnight = /[T ](?:0?0:00(?::00(?:\.0+)?)?Z?|12:00(?::00)? ?am)$/i

/** The year comes first, as in MotorCentral and databases, or last, as people write. */
const yearFirst = /^(?<year>\d{4})([-/.]?)(?<month>\d{2})\2(?<day>\d{2})$/
const yearLast = /^(?<day>\d{1,2})([-/. ])(?<month>\d{1,2}|[a-z]{3,9})\2(?<year>\d{4}|\d{2})$/i

/**
 * Reads 20270131, 2027-01-31, 31/1/2027, 31.01.27 and 31-Jan-2027 as 2027-01-31; null for an
 * invalid day.
 */
export function readDay(text: string): string | null {
  const plain = text.replace(midnight, '')
  const { year, month, day } = (yearFirst.exec(plain) ?? yearLast.exec(plain))?.groups ?? {}
  if (!year || !month || !day) return null
  const fullYear = year.length === 2 ? `20${year}` : year
  const at = new Date(Date.UTC(Number(fullYear), readMonth(month) - 1, Number(day)))
  const written = [fullYear, readMonth(month), day].map((part) => String(part).padStart(2, '0')).join('-')
  if (fullYear < '1900' || Number.isNaN(at.getTime())) return null
  return at.toISOString().slice(0, 10) === written ? written : null
}

const readMonth = (month: string): number =>
  /^\d/.test(month) ? Number(month) : monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1
