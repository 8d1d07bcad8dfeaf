import { readCategories, selectCategoryPath } from '#domains/catalogue/server/catalogue.service.ts'
import { selectSellerKind } from '#domains/listings/server/listings.service.ts'
import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import { chooseFeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import type {
  BuyerProtection,
  getFeePreview,
  PublishedFeeSheet,
} from '#domains/trade-payments/common/fees/fees.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { selectPlanNames } from './fees.queries.ts'
import { chooseListingFee, hasGst } from './fees.service.ts'

const getWithdrawalFee = (settings: ChosenSettings): number | null =>
  settings.withdrawal_fee_enabled ? settings.withdrawal_fee_cents : null

/** Exceptions of deleted categories and plans fit no listing, and are left out. */
export async function readFeeSheet(source: DataSource): Promise<PublishedFeeSheet> {
  const settings = await readSettings(source.db)
  const shared = {
    has_gst: hasGst(settings),
    can_pay_on_hoko: settings.pay_on_hoko_enabled,
    withdrawal_fee_cents: getWithdrawalFee(settings),
  }
  const terms = chooseFeeTerms(
    { ...settings, success_fee_exceptions: [] },
    { categoryPath: [], isInTrade: false, planId: null },
  )
  if (!terms) return { terms: null, exceptions: [], ...shared }
  const [categories, plans] = [await readCategories(source), await selectPlanNames(source.db)]
  const exceptions = settings.success_fee_exceptions.flatMap(
    ({ category_id: categoryId, plan_id: planId, ...exception }) => {
      const category = listNames(categories, categoryId)
      const plan = planId === null ? null : plans.get(planId)
      return category === undefined || plan === undefined ? [] : [{ ...exception, category, plan }]
    },
  )
  return { terms, exceptions, ...shared }
}

interface NamedCategory {
  id: number
  parent_id: number | null
  name: string
}

/** The names from the root down; undefined for a category that is deleted. */
function listNames(categories: NamedCategory[], categoryId: number | null): string[] | undefined {
  if (categoryId === null) return []
  const category = categories.find(({ id }) => id === categoryId)
  if (!category) return undefined
  return [...(listNames(categories, category.parent_id) ?? []), category.name]
}

export async function readBuyerProtection(db: Db): Promise<BuyerProtection> {
  const settings = await readSettings(db)
  return {
    can_pay_on_hoko: settings.pay_on_hoko_enabled,
    release_after_delivered_days: settings.release_after_delivered_days,
    release_after_sent_days: settings.release_after_sent_days,
    ceiling_cents: settings.protection_ceiling_cents,
  }
}

/** As `recordFeeTerms` would record it now. */
export async function previewFee(
  db: Db,
  caller: Caller,
  { type, category_id: categoryId, seller_id: namedId }: OperationValues<typeof getFeePreview>,
): Promise<OperationReply<typeof getFeePreview>> {
  const settings = await readSettings(db)
  const sellerId = caller.type === 'admin' && namedId !== undefined ? namedId : caller.id
  const categories = categoryId === undefined ? [] : await selectCategoryPath(db, categoryId)
  const terms = await chooseListingFee(db, {
    seller_id: sellerId,
    type,
    category_ids: categories.map(({ id }) => id),
    seller_kind: await selectSellerKind(db, sellerId),
    settings,
  })
  return {
    terms,
    has_gst: hasGst(settings),
    withdrawal_fee_cents: type === 'general' ? getWithdrawalFee(settings) : null,
  }
}
