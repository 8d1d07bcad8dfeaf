import type { Agent, ListedAgent } from '#domains/businesses/common/agents.ts'
import type { Image } from '#domains/media/common/media.ts'
import type { AgentRow } from './agents.queries.ts'

/** Includes the contact details only for their own agency; others view them one by one. */
export function agentView(row: AgentRow, photo: Image | null, isOwn: boolean): Agent {
  const {
    id,
    seller_id: sellerId,
    status,
    live_count: liveCount,
    listing_count: listingCount,
    phone_number: phoneNumber,
    email,
  } = row
  return {
    ...listedAgentView(row, photo),
    id,
    seller_id: sellerId,
    status,
    live_count: liveCount,
    own: isOwn
      ? {
          phone_number: phoneNumber,
          email,
          listing_count: listingCount,
          created_at: row.created_at.toISOString(),
          left_at: row.left_at?.toISOString() ?? null,
        }
      : null,
  }
}

export function listedAgentView(row: AgentRow, photo: Image | null): ListedAgent {
  const hasLeft = row.status === 'left'
  return {
    id: row.id,
    name: row.name,
    photo: hasLeft ? null : photo,
    licence_number: row.licence_number,
    has_left: hasLeft,
    has_phone: !hasLeft && row.phone_number !== '',
    has_email: !hasLeft && row.email !== '',
  }
}
