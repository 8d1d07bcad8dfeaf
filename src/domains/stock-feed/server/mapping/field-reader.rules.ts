import {
  applyRules,
  findMeaning,
  type FeedField,
  type Rule,
  type TeachableField,
} from '#domains/stock-feed/common/feed-fields.ts'
import { cutText } from '#platform/common/formats/cut-text.ts'
import type { FeedProblem } from '#domains/stock-feed/common/feed-runs.ts'
import type { FeedVehicle } from '../formats/format.types.ts'
import { readDay, readWhole } from './read-values.rules.ts'
import * as t from '#domains/stock-feed/texts.ts'
import { must } from '#platform/common/must.ts'

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
