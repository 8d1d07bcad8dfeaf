import { formatRate } from './rate.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Frequency, Loan, Repayments } from './repayments.ts'
import * as t from '#domains/finance/texts.ts'

type Fees = Pick<Loan, 'establishment_fee_cents' | 'monthly_fee_cents'>

interface Estimate {
  price_cents: number
  loan: Loan
  repayments: Repayments
}

const getRepaymentWords = makeTexts((): Record<Frequency, typeof t.weekly_repayments> => ({
  weekly: t.weekly_repayments,
  fortnightly: t.fortnightly_repayments,
  monthly: t.monthly_repayments,
}))

/** Lists everything that the figures assume, to be shown beside them. */
export function describeAssumptions({ price_cents: priceCents, loan, repayments }: Estimate): string[] {
  const depositCents = priceCents - loan.amount_cents
  const amount = formatMoney(loan.amount_cents)
  const {
    count,
    repayment_cents: repaymentCents,
    last_repayment_cents: lastRepaymentCents,
    interest_cents: interestCents,
    fees_cents: feesCents,
  } = repayments
  return [
    depositCents === 0
      ? t.no_deposit({ amount, months: loan.term_months })
      : t.the_deposit({ deposit: formatMoney(depositCents), amount, months: loan.term_months }),
    loan.annual_rate_bp === 0 ? t.no_interest() : t.the_rate({ rate: formatRate(loan.annual_rate_bp) }),
    ...describeFees(loan),
    getRepaymentWords()[repayments.frequency]({
      count,
      repayment: formatMoney(repaymentCents),
      last: formatMoney(lastRepaymentCents),
    }),
    t.the_total({
      total: formatMoney(depositCents + repayments.total_cents),
      price: formatMoney(priceCents),
      interest: formatMoney(interestCents),
      fees: formatMoney(feesCents),
    }),
  ]
}

function describeFees({
  establishment_fee_cents: establishmentFeeCents,
  monthly_fee_cents: monthlyFeeCents,
}: Fees): string[] {
  if (establishmentFeeCents === 0 && monthlyFeeCents === 0) return [t.no_fees()]
  return [
    establishmentFeeCents > 0 && t.finance_establishment_fee({ fee: formatMoney(establishmentFeeCents) }),
    monthlyFeeCents > 0 && t.finance_monthly_fee({ fee: formatMoney(monthlyFeeCents) }),
  ].filter((sentence) => sentence !== false)
}

export function nameFees({
  establishment_fee_cents: establishmentFeeCents,
  monthly_fee_cents: monthlyFeeCents,
}: Fees): string {
  const [establishment, monthly] = [formatMoney(establishmentFeeCents), formatMoney(monthlyFeeCents)]
  if (establishmentFeeCents === 0) return monthlyFeeCents === 0 ? t.fees_none() : t.fees_monthly({ monthly })
  return monthlyFeeCents === 0
    ? t.fees_establishment({ establishment })
    : t.fees_both({ establishment, monthly })
}

/** Values for the placeholders of the disclosure in the settings. */
export const getDisclosureValues = (
  lender: string,
  { price_cents: priceCents, loan, repayments }: Estimate,
): Record<'lender' | 'rate' | 'fees' | 'total', string> => ({
  lender,
  rate: formatRate(loan.annual_rate_bp),
  fees: nameFees(loan),
  total: formatMoney(priceCents - loan.amount_cents + repayments.total_cents),
})

/** Stored with each enquiry, exactly as it was agreed to. */
export const formatConsent = (recipient: string): string => t.the_consent({ recipient })
