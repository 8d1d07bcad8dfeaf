import type { FinanceEnquiry } from '#domains/finance/common/finance-enquiries.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { Frequency } from '#domains/finance/common/repayments.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/finance/texts.ts'

const getPerWords = makeTexts((): Record<Frequency, typeof t.a_week> => ({
  weekly: t.a_week,
  fortnightly: t.a_fortnight,
  monthly: t.a_month,
}))

export const describeRepayment = ({ frequency, repayment_cents: repaymentCents }: FinanceEnquiry): string =>
  getPerWords()[frequency]({ amount: formatMoney(repaymentCents) })
