import * as z from 'zod/mini'
import type { Lender, LenderDraft } from '#domains/finance/common/finance.ts'
import { explainBlankEmail } from '#platform/web/forms/blank-email.ts'
import { lenderDraft } from '#domains/finance/common/finance.shapes.ts'
import { formatRateAmount, readRate } from '#domains/finance/common/rate.ts'

type Cents = number | null | undefined

/** The values in the form, under the contract's names. */
export interface LenderValues {
  name: string
  email: string
  annual_rate_bp: string
  establishment_fee_cents: Cents
  monthly_fee_cents: Cents
  min_deposit_percent: string
  min_amount_cents: Cents
  max_amount_cents: Cents
  terms_months: number[]
  disclosure: string
  logo: string | null
  logo_image_id: number | null
  is_enabled: boolean
}

const empty: LenderValues = {
  name: '',
  email: '',
  annual_rate_bp: '',
  establishment_fee_cents: 0,
  monthly_fee_cents: 0,
  min_deposit_percent: '0',
  min_amount_cents: 200_000,
  max_amount_cents: 10_000_000,
  terms_months: [12, 24, 36, 48, 60],
  disclosure: '',
  logo: null,
  logo_image_id: null,
  is_enabled: false,
}

export function toLenderValues(lender: Lender | null): LenderValues {
  if (!lender) return empty
  const {
    id: _id,
    updated_at: _at,
    annual_rate_bp: annualRateBp,
    min_deposit_percent: minDepositPercent,
    ...same
  } = lender
  return {
    ...same,
    annual_rate_bp: formatRateAmount(annualRateBp),
    min_deposit_percent: String(minDepositPercent),
  }
}

const toDraft = ({ logo: _logo, ...values }: LenderValues, id: number | null) => ({
  ...values,
  id,
  annual_rate_bp: readRate(values.annual_rate_bp),
  min_deposit_percent: values.min_deposit_percent.trim() === '' ? 0 : Number(values.min_deposit_percent),
  establishment_fee_cents: values.establishment_fee_cents === null ? 0 : values.establishment_fee_cents,
  monthly_fee_cents: values.monthly_fee_cents === null ? 0 : values.monthly_fee_cents,
})

/** Validates with the server's shape. */
export function checkLender(values: LenderValues): Partial<Record<keyof LenderValues, string>> {
  const { error } = z.safeParse(lenderDraft, toDraft(values, null))
  const errors: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message
  errors.email &&= explainBlankEmail(errors.email, values.email, 'other')
  return errors
}

/** Requires values that pass `checkLender`. */
export const readLender = (values: LenderValues, id: number | null): LenderDraft =>
  z.parse(lenderDraft, toDraft(values, id))

export const getDraft = ({ logo: _logo, updated_at: _at, ...draft }: Lender): LenderDraft => draft

/** `items.2.terms_months.0` belongs to the field of the terms. */
export const placeLenderErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [/^items\.\d+\.(\w+)/.exec(name)?.[1] ?? name, message]),
  )
