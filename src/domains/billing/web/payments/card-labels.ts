import type { Card } from '#domains/billing/common/payments/payments.ts'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import * as t from '#domains/billing/texts.ts'

export const nameCard = ({ brand, last4 }: Card): string =>
  t.brand_ending_in_last4({ brand: nameBrand(brand), last4 })

export function describeExpiry({ expires_month, expires_year, is_expired }: Card): string {
  const date = { month: String(expires_month).padStart(2, '0'), year: String(expires_year) }
  return is_expired ? t.expired_month_year(date) : t.expires_month_year(date)
}
