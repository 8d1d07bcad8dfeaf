import { groupDigits } from './write-number.ts'

/** By hand, since a browser's first `Intl` of plurals takes as long as drawing half a page. */
export const findPlural = (count: number): 'one' | 'other' => (Math.abs(count) === 1 ? 'one' : 'other')

export function choosePlural(count: number, cases: Record<string, string> & { other: string }): string {
  return cases[`=${count}`] ?? cases[findPlural(count)] ?? cases.other
}

export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? groupDigits(count) : count.toLocaleString('en-NZ')
