import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { calendar_day, file, id } from '../core/shapes.ts'

const agent_numbers = z.strictObject({
  /** Null for listings that name no agent. */
  agent_id: z.nullable(id),
  name: z.nullable(z.string()),
  has_left: z.boolean(),
  live: z.int(),
  /** Sold or let in the time asked for. */
  sold: z.int(),
  views: z.int(),
  watchers: z.int(),
  /** Conversations that others began, and questions. */
  enquiries: z.int(),
})
export type AgentNumbers = z.output<typeof agent_numbers>

/** Days in Auckland, both included. Live listings and watchers are as of now. */
const span = z.strictObject({ from: calendar_day, to: calendar_day, seller: z.optional(id) })

export const getAgentNumbers = operation({
  name: 'getAgentNumbers',
  summary:
    'What each agent’s property listings did; a listing of two agents counts for both, once in the total',
  method: 'GET',
  path: '/agent-numbers',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  query: span,
  reply: z.strictObject({
    items: z.array(agent_numbers),
    total: z.omit(agent_numbers, { agent_id: true, name: true, has_left: true }),
  }),
  refusals: [],
})

export const exportAgentNumbers = operation({
  name: 'exportAgentNumbers',
  summary: 'The same as CSV',
  method: 'GET',
  path: '/agent-numbers-csv',
  access: 'signed_in',
  limit: { calls: 30, per: 'hour' },
  query: span,
  answers_file: true,
  reply: file,
  refusals: [],
})
