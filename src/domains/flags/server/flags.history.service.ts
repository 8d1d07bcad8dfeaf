import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

interface PastLink {
  listing_id: ListingId
  about_id: AccountId
  reason: 'shared_phone' | 'shared_device' | 'shared_card'
  text: string
  flagged_at: Date
}

/** Records a past refusal of somebody related to the seller. */
export async function recordPastLink(tx: Tx, link: PastLink): Promise<void> {
  await tx.insertInto('flags').values(link).execute()
}
