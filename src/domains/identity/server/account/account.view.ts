import type { Selectable } from 'kysely'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { selectAccountFacts } from './account.queries.ts'

export type AccountRow = Selectable<DB['accounts']>

const instantOrNull = (at: Date | null) => at?.toISOString() ?? null

export const viewFinance = (row: AccountRow): Account['finance'] => ({
  is_offered: row.finance_is_offered,
  annual_rate_bp: row.finance_rate_bp,
  establishment_fee_cents: row.finance_establishment_fee_cents,
  monthly_fee_cents: row.finance_monthly_fee_cents,
})

/**
 * Only for its owner and admins.
 * @param sessionId the owner's, whose push registration is shown
 */
export async function viewAccount(
  db: Db,
  row: AccountRow,
  sessionId: number | null = null,
): Promise<Account> {
  const facts = await selectAccountFacts(db, row.id, sessionId)
  const { plan_id: planId, subscription_status: subscriptionStatus, period_ends_at: periodEndsAt } = facts
  return {
    id: row.id,
    type: row.type,
    staff_role: fromColumn<Account['staff_role']>(row.staff_role),
    first_name: row.first_name,
    last_name: row.last_name,
    display_name: row.display_name,
    email: row.email,
    phone_number: row.phone_number,
    phone_verified_at: instantOrNull(row.phone_verified_at),
    email_verified_at: instantOrNull(row.email_verified_at),
    country: row.country,
    region: row.region,
    suburb: row.suburb,
    address: row.address,
    about: row.about,
    avatar: row.avatar,
    avatar_image_id: row.avatar_image_id,
    seller_kind: row.seller_kind,
    trading_name: row.trading_name,
    nzbn: row.nzbn,
    gst_number: row.gst_number,
    trader_number: row.trader_number,
    agency_licence: row.agency_licence,
    finance: viewFinance(row),
    mc_dealership_id: facts.mc_dealership_id,
    subscription:
      planId === null
        ? null
        : {
            plan_id: planId,
            status: must(subscriptionStatus, 'subscription_status'),
            current_period_end: must(periodEndsAt, 'period_ends_at').toISOString(),
          },
    rating: facts.rating,
    review_count: facts.review_count,
    last_seen_at: instantOrNull(facts.last_seen_at),
    firebase_token: facts.push_subscription,
    has_two_factor: row.two_factor_since !== null,
    shows_phone: row.shows_phone,
    shows_presence: row.shows_presence,
    status: row.status,
    member_since: row.member_since.toISOString(),
  }
}
