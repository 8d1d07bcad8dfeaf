import * as z from 'zod/mini'
import { idOfAccount, calendarDay, file, id } from '#platform/common/shapes.ts'

const agentNumbers = z.strictObject({
  /** Null for listings that name no agent. */
  agent_id: z.nullable(id),
  name: z.nullable(z.string()),
  has_left: z.boolean(),
  live: z.int(),
  /** Sold or let in the requested period. */
  sold: z.int(),
  views: z.int(),
  watchers: z.int(),
  /** Conversations that others began, and questions. */
  enquiries: z.int(),
})
export type AgentNumbers = z.output<typeof agentNumbers>

/** Days in Auckland, both included. Live listings and watchers are as of now. */
const span = z.strictObject({ from: calendarDay, to: calendarDay, seller: z.optional(idOfAccount) })

export const getAgentNumbers = {
  query: span,
  reply: z.strictObject({
    items: z.array(agentNumbers),
    total: z.omit(agentNumbers, { agent_id: true, name: true, has_left: true }),
  }),
}

export const exportAgentNumbers = {
  query: span,
  reply: file,
}
