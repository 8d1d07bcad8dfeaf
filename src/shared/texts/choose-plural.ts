import { makeLazy } from '../formats/make-lazy.ts'

const findRules = makeLazy(() => new Intl.PluralRules('en-NZ'))

/** The text for a count: an exact one (`=0`) before the language's own case. */
export function choosePlural(count: number, cases: Record<string, string> & { other: string }): string {
  return cases[`=${count}`] ?? cases[findRules().select(count)] ?? cases.other
}

/** '1,046' */
export const formatCount = (count: number): string => count.toLocaleString('en-NZ')
