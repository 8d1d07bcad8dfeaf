import { formatRate } from '#domains/finance/common/rate.ts'
import type { FeeSeller, FeeTerms } from '#domains/settings/common/fees/success-fees.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/trade-payments/texts.ts'

/** Formats '7.9%, at least NZ$ 0.50 and at most NZ$ 149'. */
export function describeTerms({ rate_bp: rateBp, floor_cents: floorCents, cap_cents: capCents }: FeeTerms) {
  if ((rateBp === 0 && floorCents === 0) || capCents === 0) return t.fee_none()
  const [rate, floor] = [formatRate(rateBp), formatMoney(floorCents)]
  if (capCents === null) return floorCents === 0 ? rate : t.fee_at_least({ rate, floor })
  const cap = formatMoney(capCents)
  return floorCents === 0 ? t.fee_at_most({ rate, cap }) : t.fee_at_least_and_at_most({ rate, floor, cap })
}

export const getFeeSellerLabels = makeTexts((): Record<FeeSeller, string> => ({
  anyone: t.fee_anyone(),
  private: t.fee_private(),
  in_trade: t.fee_in_trade(),
  plan: t.fee_with_a_plan(),
}))
