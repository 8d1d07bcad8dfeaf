import type { Frequency } from '#shared/rules/finance/repayments.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getFrequencyWords = makeTexts((): Record<Frequency, { label: string; per: string }> => ({
  weekly: { label: t.weekly(), per: t.a_week() },
  fortnightly: { label: t.fortnightly(), per: t.a_fortnight() },
  monthly: { label: t.monthly(), per: t.a_month() },
}))
