import * as z from 'zod/mini'
import { image } from '#domains/media/common/media.shapes.ts'
import {
  idOfAccount,
  byId,
  done,
  email,
  id,
  instant,
  line,
  calendarDay,
  file,
} from '#platform/common/shapes.ts'
import * as t from '#domains/businesses/texts.ts'

const agentStatus = z.enum(['active', 'left'], { error: t.choose_active_or_left })

/** An agent on a listing; one who has left stays on listings that ended with them. */
export const listedAgent = z.strictObject({
  id,
  name: z.string(),
  photo: z.nullable(image),
  licence_number: z.string(),
  has_left: z.boolean(),
  has_phone: z.boolean(),
  has_email: z.boolean(),
})
export type ListedAgent = z.output<typeof listedAgent>

export const agent = z.strictObject({
  ...listedAgent.shape,
  seller_id: idOfAccount,
  status: agentStatus,
  live_count: z.int(),
  /** Only for their agency and admins. */
  own: z.nullable(
    z.strictObject({
      phone_number: z.string(),
      email: z.string(),
      /** Listings of any status, so they can't be deleted. */
      listing_count: z.int(),
      created_at: instant,
      left_at: z.nullable(instant),
    }),
  ),
})
export type Agent = z.output<typeof agent>

const agentFields = {
  name: line(t.the_name, 80, 2),
  image_id: z.nullable(id),
  /** As typed; empty without one. */
  phone_number: line(t.the_phone_number, 30, 0),
  email: z.union([z.literal(''), email], { error: t.enter_an_email_address }),
  licence_number: line(t.the_licence_number, 30),
}

export const listAgents = {
  query: z.strictObject({ seller: z.optional(idOfAccount), status: z.optional(agentStatus) }),
  reply: z.strictObject({ items: z.array(agent) }),
}

export const createAgent = {
  body: z.strictObject({
    ...agentFields,
    image_id: z._default(agentFields.image_id, null),
    phone_number: z._default(agentFields.phone_number, ''),
    email: z._default(agentFields.email, ''),
    /** The agency, for admins. */
    seller_id: z.optional(idOfAccount),
  }),
  reply: agent,
}

export const updateAgent = {
  params: byId,
  body: z.partial(
    z.strictObject({
      ...agentFields,
      status: agentStatus,
      /** With the status `left`: the agent who gets their drafts and live listings. */
      moves_to: z.nullable(id),
    }),
  ),
  reply: agent,
}

export const deleteAgent = {
  params: byId,
  reply: done,
}

export const lookAtAgent = {
  body: z.strictObject({ agent_id: id }),
  reply: z.strictObject({ phone_number: z.string(), email: z.string() }),
}

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
