import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { readClock } from '#platform/server/clock.ts'
import { agentLeft } from './businesses.events.ts'
import { letGoPictures } from './business-actor.service.ts'
import { endTeamsOfDeleted } from './team/team.service.ts'

/**
 * Agents are marked as left, without photo, phone and email: their names remain on ended listings.
 * The address stays taken, so that nobody else gets the visitors of the deleted.
 */
export async function forgetBusiness(tx: Tx, sellerId: AccountId): Promise<void> {
  await endTeamsOfDeleted(tx, sellerId)
  const at = await readClock(tx)
  const agents = await tx
    .selectFrom('agents')
    .select(['id', 'image_id', 'status'])
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const branding = await tx
    .deleteFrom('brandings')
    .where('seller_id', '=', sellerId)
    .returning(['logo_id', 'banner_id'])
    .executeTakeFirst()
  await tx.deleteFrom('storefronts').where('seller_id', '=', sellerId).execute()
  await tx
    .updateTable('storefront_slugs')
    .set({ replaced_at: at })
    .where('seller_id', '=', sellerId)
    .where('replaced_at', 'is', null)
    .execute()
  for (const { id, status } of agents) {
    await tx
      .updateTable('agents')
      .set({ status: 'left', image_id: null, phone_number: '', email: '', updated_at: at })
      .where('id', '=', id)
      .execute()
    if (status === 'left') continue
    await tx
      .insertInto('agent_status_changes')
      .values({ agent_id: id, status: 'left', changed_by: sellerId, at })
      .execute()
    await recordEvent(tx, agentLeft, { agent_id: id, seller_id: sellerId, moves_to: null })
  }
  const pictures = agents.map(({ image_id: imageId }) => imageId)
  await letGoPictures(tx, [...pictures, branding?.logo_id ?? null, branding?.banner_id ?? null], [])
}
