import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, email, id, instant, line } from '../core/shapes.ts'
import { image } from '../media/media.ts'
import * as t from './texts.ts'

/** Of one listing. */
export const max_listing_agents = 3
/** How many agents' numbers somebody can look at in a day. */
export const max_agent_looks = 20

const agent_status = z.enum(['active', 'left'], { error: t.choose_active_or_left })

/** On a listing; one who has left stays on what ended with them. */
export const listed_agent = z.strictObject({
  id,
  name: z.string(),
  photo: z.nullable(image),
  licence_number: z.string(),
  has_left: z.boolean(),
  has_phone: z.boolean(),
  has_email: z.boolean(),
})
export type ListedAgent = z.output<typeof listed_agent>

export const agent = z.strictObject({
  ...listed_agent.shape,
  seller_id: id,
  status: agent_status,
  live_count: z.int(),
  /** For their agency and admins. */
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

const agent_fields = {
  name: line(t.the_name, 80, 2),
  image_id: z.nullable(id),
  /** As typed; empty where they have none. */
  phone_number: line(t.the_phone_number, 30, 0),
  email: z.union([z.literal(''), email], { error: t.enter_an_email_address }),
  licence_number: line(t.the_licence_number, 30),
}

export const listAgents = operation({
  name: 'listAgents',
  summary: 'The agents of an agency: my own, all of a member’s for admins, and active ones for everyone else',
  method: 'GET',
  path: '/agents',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ seller: z.optional(id), status: z.optional(agent_status) }),
  reply: z.strictObject({ items: z.array(agent) }),
  refusals: [],
})

export const createAgent = operation({
  name: 'createAgent',
  summary: 'Add an agent to my agency, or to a member’s as an admin',
  method: 'POST',
  path: '/agents',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({
    ...agent_fields,
    image_id: z._default(agent_fields.image_id, null),
    phone_number: z._default(agent_fields.phone_number, ''),
    email: z._default(agent_fields.email, ''),
    /** The agency, for admins. */
    seller_id: z.optional(id),
  }),
  status: 201,
  reply: agent,
  refusals: ['not_an_agency', 'subscription_required'],
})

export const updateAgent = operation({
  name: 'updateAgent',
  summary: 'Change an agent, or say that they left: their listings go to another agent, or name none',
  method: 'PUT',
  path: '/agents/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'hour' },
  params: by_id,
  body: z.partial(
    z.strictObject({
      ...agent_fields,
      status: agent_status,
      /** With the status `left`: who has their drafts and live listings from now on. */
      moves_to: z.nullable(id),
    }),
  ),
  reply: agent,
  refusals: ['not_an_agency', 'subscription_required'],
})

export const deleteAgent = operation({
  name: 'deleteAgent',
  summary: 'Delete an agent whom no listing has ever named',
  method: 'DELETE',
  path: '/agents/{id}',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  reply: done,
  refusals: ['agent_in_use'],
})

export const lookAtAgent = operation({
  name: 'lookAtAgent',
  summary: 'The phone number and email of an agent; each look is counted',
  method: 'POST',
  path: '/agent-contact',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ agent_id: id }),
  reply: z.strictObject({ phone_number: z.string(), email: z.string() }),
  refusals: ['blocked', 'phone_looks_used_up'],
})
