import * as z from 'zod/mini'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { id } from '#platform/common/shapes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import {
  type ExceptionProblem,
  feeSellers,
  findExceptionProblem,
  maxDeliveredDays,
  maxFeeCents,
  maxFeeExceptions,
  maxFeeRate,
  maxPayoutHoldHours,
  maxProtectionCents,
  maxReleaseDays,
} from './success-fees.ts'
import * as t from '#domains/settings/texts.ts'

const whole = (least: number, most: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(least, { error: () => t.enter_at_least({ least }) }),
      z.maximum(most, { error: () => t.enter_at_most({ most: formatCount(most) }) }),
    )

function amount(least: number, most: number) {
  const error = () => t.enter_an_amount_from_to({ least: formatMoney(least), most: formatMoney(most) })
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }))
}

const describeRate = () => t.enter_a_rate_from_0_to({ most: maxFeeRate / 100 })
const rate = z
  .int({ error: describeRate })
  .check(z.minimum(0, { error: describeRate }), z.maximum(maxFeeRate, { error: describeRate }))

const typedFigure = z.nullable(z.union([z.number(), z.string().check(z.maxLength(40))]))

const scope = {
  category_id: z.nullable(id),
  seller: z.enum(feeSellers, { error: t.choose_the_kind_of_seller }),
  plan_id: z.nullable(id),
}

/** As typed into a draft. */
export const typedExceptions = z
  .array(z.strictObject({ ...scope, rate_bp: typedFigure, floor_cents: typedFigure, cap_cents: typedFigure }))
  .check(
    z.maxLength(maxFeeExceptions, { error: () => t.at_most_count_exceptions({ count: maxFeeExceptions }) }),
  )

const feeException = z.strictObject({
  ...scope,
  rate_bp: rate,
  floor_cents: amount(0, maxFeeCents),
  cap_cents: z.nullable(amount(0, maxFeeCents)),
})

function describeProblem({ at, kind, field }: ExceptionProblem): string {
  const number = at + 1
  const [least, most] = [formatMoney(0), formatMoney(maxFeeCents)]
  const texts: Record<ExceptionProblem['kind'], string> = {
    no_scope: t.choose_a_category_or_seller_for_exception({ number }),
    plan_without_seller: t.only_sellers_with_a_plan_have_a_plan({ number }),
    repeated: t.an_exception_above_is_for_the_same({ number }),
    rate: t.enter_a_rate_for_exception({ number, most: maxFeeRate / 100 }),
    amount: t.enter_an_amount_for_exception({ number, is_floor: field === 'floor_cents', least, most }),
  }
  return texts[kind]
}

/** Problems are of the whole list, as forms and drafts show them. */
const feeExceptions = z.pipe(
  typedExceptions.check(
    z.check(({ value, issues }) => {
      const problem = findExceptionProblem(value)
      if (problem) issues.push({ code: 'custom', input: value, path: [], message: describeProblem(problem) })
    }),
  ),
  z.array(feeException),
)

export const feeChoices = {
  success_fee_enabled: z.boolean(),
  success_fee_rate_bp: rate,
  success_fee_floor_cents: amount(0, maxFeeCents),
  success_fee_cap_cents: z.nullable(amount(0, maxFeeCents)),
  success_fee_exceptions: feeExceptions,
  /** Charged for withdrawing a listing that has bids. */
  withdrawal_fee_enabled: z.boolean(),
  withdrawal_fee_cents: amount(1, maxFeeCents),
}

/** Paying on Hoko. */
export const protectionChoices = {
  pay_on_hoko_enabled: z.boolean(),
  release_after_delivered_days: whole(1, maxDeliveredDays),
  release_after_sent_days: whole(1, maxReleaseDays),
  /** Sales above it aren't paid on Hoko. */
  protection_ceiling_cents: amount(100, maxProtectionCents),
  /** Before the first payout to a new account. */
  payout_hold_hours: whole(0, maxPayoutHoldHours),
}
