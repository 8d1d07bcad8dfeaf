import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { listingAgentsMoved } from '../listings.events.ts'

interface Left {
  agent_id: number
  seller_id: AccountId
  moves_to: number | null
}

/** Moves drafts and listings that are or can be live again. Ended ones keep their agents. */
export async function moveListingsOfAgent(
  tx: Tx,
  { agent_id: agentId, seller_id: sellerId, moves_to: movesTo }: Left,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select l.id from listings l join property_details p on p.listing_id = l.id
       where l.seller_id = ${sellerId} and l.status in ('draft', 'pending', 'active', 'suspended')
         and p.agent_ids <> '{}' and p.agent_ids @> array[${agentId}::bigint]
       order by l.id
         for update of p
    )
    update property_details p
       set agent_ids = case
             when ${movesTo}::bigint is null or p.agent_ids @> array[${movesTo}::bigint]
             then array_remove(p.agent_ids, ${agentId}::bigint)
             else array_replace(p.agent_ids, ${agentId}::bigint, ${movesTo}::bigint) end
      from named where p.listing_id = named.id
    returning p.listing_id as id`.execute(tx)
  for (const { id } of rows) await publishTopic(tx, `listing:${id}`)
  if (rows.length > 0) await recordEvent(tx, listingAgentsMoved, { seller_id: sellerId })
}
