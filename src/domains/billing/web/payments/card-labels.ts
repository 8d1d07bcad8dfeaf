import type { Card } from '#domains/billing/common/payments/payments.ts'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import * as t from '#domains/billing/texts.ts'

export const nameCard = ({ brand, last4 }: Card): string =>
  t.brand_ending_in_last4({ brand: nameBrand(brand), last4 })

export function describeExpiry({
  expires_month: expiresMonth,
  expires_year: expiresYear,
  is_expired: isExpired,
}: Card): string {
  const date = { month: String(expiresMonth).padStart(2, '0'), year: String(expiresYear) }
  return isExpired ? t.expired_month_year(date) : t.expires_month_year(date)
}
