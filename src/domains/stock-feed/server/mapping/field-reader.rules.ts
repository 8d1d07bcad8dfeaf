import {
  applyRules,
  findMeaning,
  type FeedField,
  type Rule,
  type TeachableField,
} from '#domains/stock-feed/common/feed-fields.ts'
import type { FeedProblem } from '#domains/stock-feed/common/stock-feed.ts'
import { cutText } from '#platform/common/formats/cut-text.ts'
import { must } from '#platform/common/must.ts'
import type { FeedVehicle } from '../formats/format.types.ts'
import * as t from '#domains/stock-feed/texts.ts'

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

export interface Range {
  least: number
  most: number
}

/** Reads a vehicle's fields one by one, and records the unreadable ones. */
export class FieldReader {
  readonly problems: FeedProblem[] = []
  readonly #fields: FeedVehicle['fields']
  readonly #rules: readonly Rule[]

  constructor(fields: FeedVehicle['fields'], rules: readonly Rule[]) {
    this.#fields = fields
    this.#rules = rules
  }

  text(field: FeedField): string {
    return (this.#fields[field] ?? '').trim()
  }

  addProblem(field: FeedField, value: string, message: string, isTeachable = false) {
    const isRecorded = this.problems.some((one) => one.field === field)
    if (!isRecorded)
      this.problems.push({ field, value: cutText(value, 200), says: message, is_teachable: isTeachable })
  }

  isMisread(field: FeedField): boolean {
    return this.problems.some((one) => one.field === field)
  }

  line(field: FeedField, max: number): string | null {
    const isTaught = field === 'Make' || field === 'Model' || field === 'Variant'
    const text = isTaught ? applyRules(this.#rules, field, this.text(field)) : this.text(field)
    const line = text.replace(/\s+/g, ' ').trim()
    if (line.length > max) this.addProblem(field, line, t.thats_too_long({ count: max }))
    return cutText(line, max).trim() || null
  }

  /** Returns one of the known words, or null. */
  word(field: Exclude<TeachableField, 'Make' | 'Model' | 'Variant'>): string | null {
    const text = this.text(field)
    if (text === '') return null
    const found = findMeaning(field, applyRules(this.#rules, field, text))
    if (found === null) this.addProblem(field, text, t.we_dont_know_that_word(), true)
    return found
  }

  number(field: FeedField, { least, most }: Range): number | null {
    const text = this.text(field)
    if (text === '') return null
    const number = readWhole(text)
    if (number !== null && number >= least && number <= most) return number
    // No vehicle has 0 doors or is from year 0: some feeds leave a field out like that.
    if (number !== 0) this.addProblem(field, text, t.thats_no_number_that_fits())
    return null
  }

  day(field: FeedField): string | null {
    const text = this.text(field)
    if (/^0*$/.test(text)) return null
    const day = readDay(text)
    if (day === null) this.addProblem(field, text, t.thats_no_day())
    return day
  }

  read<Name extends string>(
    field: FeedField,
    how: (text: string) => { [Own in Name]?: string } & { problem?: string },
    name: Name,
  ): string | null {
    const text = this.text(field)
    if (text === '') return null
    const { [name]: read, problem } = how(text)
    if (read !== undefined) return read
    this.addProblem(field, text, must(problem, 'problem'))
    return null
  }
}
