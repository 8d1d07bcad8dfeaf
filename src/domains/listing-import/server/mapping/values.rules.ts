import { readAucklandLocal } from '#platform/common/formats/auckland-time.ts'

/** Reads '1234', '1,234.50', '$1234.5' and 'NZ$ 1,234.50' as cents; null for anything else. */
export function readCents(text: string): number | null {
  const plain = text.replace(/^(?:NZD?)?\s*\$?\s*/i, '')
  const [, dollars, cents = ''] = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return dollars === undefined
    ? null
    : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

const minutesIn = { day: 1440, hour: 60, minute: 1 } as const

/** Reads '7', '7 days', '36 hours' and '90 minutes' as minutes. */
export function readDuration(text: string): number | null {
  const [, count, unit = 'day'] = /^(\d{1,6})\s*(day|hour|minute)?s?$/i.exec(text) ?? []
  if (count === undefined) return null
  const minutes = Number(count) * minutesIn[toUnit(unit)]
  return minutes > 0 ? minutes : null
}

const toUnit = (unit: string): keyof typeof minutesIn => {
  const name = unit.toLowerCase()
  return name === 'hour' || name === 'minute' ? name : 'day'
}

export function writeDuration(minutes: number): string {
  if (minutes % minutesIn.day === 0) return `${minutes / minutesIn.day} days`
  return minutes % minutesIn.hour === 0 ? `${minutes / minutesIn.hour} hours` : `${minutes} minutes`
}

/** The year first, as databases write, or last, as people here do. */
const yearFirst = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[T ](?<time>\d{1,2}:\d{2})(?::00)?$/
const yearLast = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4}) (?<time>\d{1,2}:\d{2})(?::00)?$/

/** Reads '2026-12-09 19:30' and '9/12/2026 19:30' as New Zealand's time. */
export function readClosing(text: string): Date | null {
  const { year, month, day, time } = (yearFirst.exec(text) ?? yearLast.exec(text))?.groups ?? {}
  if (!year || !month || !day || !time) return null
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const reading = readAucklandLocal(`${date}T${time.padStart(5, '0')}`)
  return reading === null || reading.kind === 'never' ? null : reading.at
}

export function readQuantity(text: string): number | null {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,5}$/.test(plain) && Number(plain) > 0 ? Number(plain) : null
}

export type Gtin = { gtin: string } | { problem: 'length' | 'digit' }

/** The last digit checks the others, from the right by 3 and 1 in turn. */
export function readGtin(text: string): Gtin {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return { problem: 'length' }
  const sum = Array.from(digits.slice(0, -1))
    .toReversed()
    .reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? { gtin: digits } : { problem: 'digit' }
}

export function readYesNo(text: string): boolean | null {
  if (/^(?:yes|y|true|1)$/i.test(text)) return true
  return /^(?:no|n|false|0)$/i.test(text) ? false : null
}
