import type { Plan } from '#domains/billing/common/plans/plans.ts'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import type { FeeSeller } from '#domains/settings/common/fees/success-fees.ts'
import { getFeeSellerLabels } from '#domains/trade-payments/common/fees/fee-labels.ts'
import * as t from '#domains/settings/texts.ts'

interface ExceptionScope {
  category_id: string
  seller: FeeSeller
  plan_id: string
}

/** Formats 'Electronics › Phones, In trade'. */
export function describeScope(
  { category_id: categoryId, seller, plan_id: planId }: ExceptionScope,
  { categories, plans }: { categories: AdminCategory[]; plans: Pick<Plan, 'id' | 'name'>[] },
): string {
  const category = categories.filter(({ id }) => String(id) === categoryId)
  const plan = seller === 'plan' ? plans.find(({ id }) => String(id) === planId)?.name : undefined
  const labels = [
    categoryOptions(categories, category)[0]?.label ?? t.every_category(),
    ...(seller === 'anyone' ? [] : [getFeeSellerLabels()[seller]]),
    ...(plan === undefined ? [] : [plan]),
  ]
  return labels.join(', ')
}
