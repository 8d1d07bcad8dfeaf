import * as z from 'zod/mini'
import {
  by_id,
  done,
  email,
  id,
  instant,
  page,
  page_query,
  six_digits,
  type,
} from '#platform/common/shapes.ts'
import { listing_status } from '#domains/listings/common/listings.shapes.ts'
import * as t from '#domains/businesses/texts.ts'
import { team_rights } from './team.ts'
const team_right = z.enum(team_rights, { error: t.choose_a_right })
export type TeamRight = z.output<typeof team_right>

const rights = z.array(team_right, { error: t.this_must_be_a_list }).check(
  z.minLength(1, { error: t.choose_at_least_one_right }),
  z.maxLength(team_rights.length),
  z.refine((all: TeamRight[]) => new Set(all).size === all.length, { error: t.choose_a_right }),
)

export const team_member = z.strictObject({
  id,
  email: z.string(),
  /** Null until they accept. */
  name: z.nullable(z.string()),
  rights: z.array(team_right),
  status: z.enum(['invited', 'active']),
  /** The invitation has expired, or the wrong code was typed too often: invite them again. */
  is_expired: z.boolean(),
  invited_at: instant,
  accepted_at: z.nullable(instant),
})
export type TeamMember = z.output<typeof team_member>

export const team_act = z.strictObject({
  id,
  name: z.string(),
  act: z.enum([
    'started',
    'listed',
    'changed',
    'draft_changed',
    'draft_discarded',
    'withdrawn',
    'answered',
    'offer_accepted',
    'offer_declined',
    'offer_countered',
    'offer_withdrawn',
    'enquiry_answered',
    'viewing_arranged',
    'branding_changed',
    'hours_changed',
    'agent_added',
    'agent_changed',
    'agent_deleted',
  ]),
  listing: z.nullable(z.strictObject({ id, title: z.string() })),
  /** The agent's name, if the action was about one. */
  about: z.string(),
  at: instant,
})
export type TeamAct = z.output<typeof team_act>

export const getTeam = {
  query: z.strictObject({ seller: z.optional(id) }),
  reply: z.strictObject({ items: z.array(team_member), acts: z.array(team_act) }),
}

export const inviteToTeam = {
  body: z.strictObject({ email, rights }),
  reply: team_member,
}

export const updateTeamMember = {
  params: by_id,
  body: z.strictObject({ rights }),
  reply: team_member,
}

export const endTeamMember = {
  params: by_id,
  reply: done,
}

export const workplace = z.strictObject({
  id,
  seller: z.strictObject({ id, name: z.string(), agency_licence: z.nullable(z.string()) }),
  rights: z.array(team_right),
  status: z.enum(['invited', 'active']),
  invited_at: instant,
})
export type Workplace = z.output<typeof workplace>

export const listWorkplaces = {
  reply: z.strictObject({ items: z.array(workplace) }),
}

export const acceptInvitation = {
  params: by_id,
  body: z.strictObject({ code: six_digits }),
  reply: workplace,
}

export const workplace_listing = z.strictObject({
  id,
  type,
  title: z.string(),
  status: listing_status,
  /** Questions that wait for an answer. */
  waiting: z.int(),
})
export type WorkplaceListing = z.output<typeof workplace_listing>

export const listWorkplaceListings = {
  query: z.strictObject({ seller: id, ...page_query }),
  reply: page(workplace_listing),
}
