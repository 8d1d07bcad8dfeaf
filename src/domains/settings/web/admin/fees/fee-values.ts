import { formatRateAmount, readRate } from '#domains/finance/common/rate.ts'
import type { FeeSeller, FeeTerms, TypedException } from '#domains/settings/common/fees/success-fees.ts'
import { centsFromText, textFromCents } from '#platform/web/ui/fields/money-text.ts'

/** Settings in cents, typed in dollars. */
export const amountFields = [
  'success_fee_floor_cents',
  'success_fee_cap_cents',
  'protection_ceiling_cents',
  'withdrawal_fee_cents',
] as const

/** Settings in hundredths of a per cent, typed in per cent. */
export const rateFields = ['success_fee_rate_bp'] as const

export const flagFields = ['pay_on_hoko_enabled', 'success_fee_enabled', 'withdrawal_fee_enabled'] as const

/** As typed. */
export interface ExceptionValues {
  category_id: string
  seller: FeeSeller
  plan_id: string
  rate_bp: string
  floor_cents: string
  cap_cents: string
}

export const blankException: ExceptionValues = {
  category_id: '',
  seller: 'anyone',
  plan_id: '',
  rate_bp: '',
  floor_cents: '',
  cap_cents: '',
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

/** Shows a stored or typed figure in its field. */
export function showFigure(name: string, value: number | string | null | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  if (name.endsWith('_cents')) return textFromCents(value)
  return name.endsWith('_bp') ? formatRateAmount(value) : String(value)
}

/** Null for a blank field; NaN if it isn't a figure, which the server refuses at its field. */
export function parseFigure(name: string, text: string): number | null {
  if (text.trim() === '') return null
  if (isOneOf(amountFields, name)) return centsFromText(text) ?? Number.NaN
  if (isOneOf(rateFields, name)) return readRate(text) ?? Number.NaN
  return Number(text.trim())
}

export const showException = (exception: TypedException): ExceptionValues => ({
  category_id: String(exception.category_id ?? ''),
  seller: exception.seller,
  plan_id: String(exception.plan_id ?? ''),
  rate_bp: showFigure('rate_bp', exception.rate_bp),
  floor_cents: showFigure('floor_cents', exception.floor_cents),
  cap_cents: showFigure('cap_cents', exception.cap_cents),
})

/** Figures that aren't valid stay as typed, and are refused. */
export const parseException = (values: ExceptionValues): TypedException => ({
  category_id: values.category_id === '' ? null : Number(values.category_id),
  seller: values.seller,
  plan_id: values.plan_id === '' ? null : Number(values.plan_id),
  rate_bp: readRate(values.rate_bp) ?? values.rate_bp.trim(),
  floor_cents: centsFromText(values.floor_cents) ?? values.floor_cents.trim(),
  cap_cents:
    values.cap_cents.trim() === '' ? null : (centsFromText(values.cap_cents) ?? values.cap_cents.trim()),
})

const isFigure = (value: unknown): value is number => typeof value === 'number'

/** Null while the figures aren't valid. */
export function readTerms(values: Record<keyof FeeTerms, string>): FeeTerms | null {
  const typed = parseException({ ...blankException, ...values })
  const { rate_bp: rate, floor_cents: floor, cap_cents: cap } = typed
  if (!isFigure(rate) || !isFigure(floor) || !(cap === null || isFigure(cap))) return null
  return { rate_bp: rate, floor_cents: floor, cap_cents: cap }
}
