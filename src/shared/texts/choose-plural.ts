import { makeLazy } from '../formats/make-lazy.ts'
import { groupDigits } from './write-number.ts'

const findRules = makeLazy(() => new Intl.PluralRules('en-NZ'))

export function choosePlural(count: number, cases: Record<string, string> & { other: string }): string {
  return cases[`=${count}`] ?? cases[findRules().select(count)] ?? cases.other
}

export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? groupDigits(count) : count.toLocaleString('en-NZ')
