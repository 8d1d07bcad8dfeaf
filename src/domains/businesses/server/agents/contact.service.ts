import { sql } from 'kysely'
import { type lookAtAgent, maxAgentViews } from '#domains/businesses/common/agents.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readSeller } from '../business-actor.service.ts'
import { countViews, lockAgent } from './agents.queries.ts'

/** Each view is a row. Serialised per viewer, so that the day's limit holds. */
export function readAgentContact(
  db: Db,
  viewerId: AccountId,
  agentId: number,
): Promise<OperationReply<typeof lookAtAgent>> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`agent looks of ${viewerId}`}, 0))`.execute(tx)
    const at = await readClock(tx)
    const agent = await lockAgent(tx, agentId)
    if (agent?.status !== 'active') return refuse('not_found')
    const seller = await readSeller(tx, agent.seller_id)
    if (seller.status !== 'active' || (agent.phone_number === '' && agent.email === '')) {
      return refuse('not_found')
    }
    if (await isBlockedBy(tx, agent.seller_id, viewerId)) refuse('blocked')
    if ((await countViews(tx, viewerId, agentId, at)) >= maxAgentViews) {
      refuse('phone_looks_used_up')
    }
    await tx.insertInto('agent_looks').values({ agent_id: agentId, viewer_id: viewerId, at }).execute()
    return { phone_number: agent.phone_number, email: agent.email }
  })
}
