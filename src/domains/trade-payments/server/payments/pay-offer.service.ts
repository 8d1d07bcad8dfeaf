import type { PayOffer } from '#domains/trade-payments/common/trade-payments.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { MemberGateways } from '#platform/server/payments/members/create-member-gateways.ts'
import { listReadyMethods } from '../payouts/accounts.service.ts'
import { readPaySettings } from '../pay-settings.service.ts'

/** Public: says nothing of a seller but whether a buyer could pay them here. */
export async function readPayOffer(
  { db, memberGateways }: { db: Db; memberGateways: MemberGateways },
  listingId: ListingId,
): Promise<PayOffer> {
  const { isEnabled, ceilingCents } = await readPaySettings(db)
  const listing = await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .select('l.seller_id')
    .where('l.id', '=', listingId)
    .where('l.type', '=', 'general')
    .where('a.status', '<>', 'suspended')
    .executeTakeFirst()
  const methods = isEnabled && listing ? await listReadyMethods(db, memberGateways, listing.seller_id) : []
  return { is_offered: methods.length > 0, ceiling_cents: ceilingCents }
}
