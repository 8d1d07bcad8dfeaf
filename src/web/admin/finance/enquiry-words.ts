import type { FinanceEnquiry } from '#contract/finance/finance-enquiries.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import type { Frequency } from '#shared/rules/finance/repayments.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getPerWords = makeTexts((): Record<Frequency, typeof t.a_week> => ({
  weekly: t.a_week,
  fortnightly: t.a_fortnight,
  monthly: t.a_month,
}))

export const describeRepayment = ({ frequency, repayment_cents }: FinanceEnquiry): string =>
  getPerWords()[frequency]({ amount: formatMoney(repayment_cents) })
