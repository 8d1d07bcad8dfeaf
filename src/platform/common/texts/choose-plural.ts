import { getNumberFormat, getPluralRules } from './intl.ts'

export function choosePlural(count: number, cases: Record<string, string> & { other: string }): string {
  return cases[`=${count}`] ?? cases[getPluralRules().select(count)] ?? cases.other
}

export const formatCount = (count: number): string => getNumberFormat().format(count)
