import type { LenderDraft } from '#domains/finance/common/finance.ts'

export const goodLending: LenderDraft = {
  id: null,
  name: 'Good Lending',
  email: 'loans@good-lending.example',
  annual_rate_bp: 1295,
  establishment_fee_cents: 25_000,
  monthly_fee_cents: 500,
  min_deposit_percent: 10,
  terms_months: [12, 36, 60],
  min_amount_cents: 200_000,
  max_amount_cents: 5_000_000,
  disclosure: 'Registered as a financial service provider.',
  logo_image_id: null,
  is_enabled: true,
}
