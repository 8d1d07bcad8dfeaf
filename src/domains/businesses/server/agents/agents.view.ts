import type { Agent, ListedAgent } from '#domains/businesses/common/agents.ts'
import type { Image } from '#domains/media/common/media.ts'
import type { AgentRow } from './agents.queries.ts'

/** Includes the contact details only for their own agency; others view them one by one. */
export function agentView(row: AgentRow, photo: Image | null, is_own: boolean): Agent {
  const { id, seller_id, status, live_count, listing_count, phone_number, email } = row
  return {
    ...listedAgentView(row, photo),
    id,
    seller_id,
    status,
    live_count,
    own: is_own
      ? {
          phone_number,
          email,
          listing_count,
          created_at: row.created_at.toISOString(),
          left_at: row.left_at?.toISOString() ?? null,
        }
      : null,
  }
}

export function listedAgentView(row: AgentRow, photo: Image | null): ListedAgent {
  const has_left = row.status === 'left'
  return {
    id: row.id,
    name: row.name,
    photo: has_left ? null : photo,
    licence_number: row.licence_number,
    has_left,
    has_phone: !has_left && row.phone_number !== '',
    has_email: !has_left && row.email !== '',
  }
}
