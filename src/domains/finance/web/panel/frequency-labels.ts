import type { Frequency } from '#domains/finance/common/repayments.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/finance/texts.ts'

export const getFrequencyLabels = makeTexts((): Record<Frequency, { label: string; per: string }> => ({
  weekly: { label: t.weekly(), per: t.panel_a_week() },
  fortnightly: { label: t.fortnightly(), per: t.panel_a_fortnight() },
  monthly: { label: t.monthly(), per: t.panel_a_month() },
}))
