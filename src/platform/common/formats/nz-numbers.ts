import { must } from '#platform/common/must.ts'
import { cleanCode } from './clean-text.ts'
import * as t from '#platform/texts.ts'
/** trading-rules.md › New Zealand forms. */

export type NumberReading = { number: string } | { problem: string }

const getDigits = (typed: string) => cleanCode(typed).replace(/[\s.-]/g, '')

/** New Zealand Business Number: 13 digits, the last an EAN check digit. */
export function readNzbn(typed: string): NumberReading {
  const number = getDigits(typed)
  if (!/^\d{13}$/.test(number)) return { problem: t.an_nzbn_has_13_digits_for_example() }
  const sum = Array.from(number, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return sum % 10 === 0 ? { number } : { problem: t.that_is_not_an_nzbn_check_the_digits() }
}

const firstWeights = [3, 2, 7, 6, 5, 4, 3, 2]
const secondWeights = [7, 4, 3, 2, 5, 2, 7, 6]
const minGstNumber = 10_000_000
const maxGstNumber = 150_000_000

/** A GST number is an IRD number: 8 or 9 digits, the last a check digit. */
export function readGstNumber(typed: string): NumberReading {
  const number = getDigits(typed)
  if (!/^\d{8,9}$/.test(number)) return { problem: t.a_gst_number_has_8_or_9_digits_for() }
  const wrong = { problem: t.that_is_not_a_gst_number_check_the() }
  if (Number(number) < minGstNumber || Number(number) > maxGstNumber) return wrong
  const base = Array.from(number.slice(0, -1).padStart(8, '0'), Number)
  const first = checkDigit(base, firstWeights)
  const digit = first === 10 ? checkDigit(base, secondWeights) : first
  return digit === Number(number.at(-1)) ? { number } : wrong
}

/** 10 if these weights give no digit. */
function checkDigit(base: number[], weights: number[]): number {
  const sum = base.reduce((total, digit, at) => total + digit * must(weights[at], 'weight'), 0)
  return (11 - (sum % 11)) % 11
}
