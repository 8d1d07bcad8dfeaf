import * as z from 'zod/mini'
import {
  idOfAccount,
  byId,
  done,
  email,
  id,
  instant,
  idOfListing,
  page,
  pageQuery,
  sixDigits,
  type,
} from '#platform/common/shapes.ts'
import { listingStatus } from '#domains/listings/common/listings.shapes.ts'
import * as t from '#domains/businesses/texts.ts'
import { teamRights } from './team.ts'
const teamRight = z.enum(teamRights, { error: t.choose_a_right })
export type TeamRight = z.output<typeof teamRight>

const rights = z.array(teamRight, { error: t.this_must_be_a_list }).check(
  z.minLength(1, { error: t.choose_at_least_one_right }),
  z.maxLength(teamRights.length),
  z.refine((all: TeamRight[]) => new Set(all).size === all.length, { error: t.choose_a_right }),
)

export const teamMember = z.strictObject({
  id,
  email: z.string(),
  /** Null until they accept. */
  name: z.nullable(z.string()),
  rights: z.array(teamRight),
  status: z.enum(['invited', 'active']),
  /** The invitation has expired, or the wrong code was typed too often: invite them again. */
  is_expired: z.boolean(),
  invited_at: instant,
  accepted_at: z.nullable(instant),
})
export type TeamMember = z.output<typeof teamMember>

export const teamAct = z.strictObject({
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
  listing: z.nullable(z.strictObject({ id: idOfListing, title: z.string() })),
  /** The agent's name, if the action was about one. */
  about: z.string(),
  at: instant,
})
export type TeamAct = z.output<typeof teamAct>

export const getTeam = {
  query: z.strictObject({ seller: z.optional(idOfAccount) }),
  reply: z.strictObject({ items: z.array(teamMember), acts: z.array(teamAct) }),
}

export const inviteToTeam = {
  body: z.strictObject({ email, rights }),
  reply: teamMember,
}

export const updateTeamMember = {
  params: byId,
  body: z.strictObject({ rights }),
  reply: teamMember,
}

export const endTeamMember = {
  params: byId,
  reply: done,
}

export const workplace = z.strictObject({
  id,
  seller: z.strictObject({ id: idOfAccount, name: z.string(), agency_licence: z.nullable(z.string()) }),
  rights: z.array(teamRight),
  status: z.enum(['invited', 'active']),
  invited_at: instant,
})
export type Workplace = z.output<typeof workplace>

export const listWorkplaces = {
  reply: z.strictObject({ items: z.array(workplace) }),
}

export const acceptInvitation = {
  params: byId,
  body: z.strictObject({ code: sixDigits }),
  reply: workplace,
}

export const workplaceListing = z.strictObject({
  id,
  type,
  title: z.string(),
  status: listingStatus,
  /** Questions that wait for an answer. */
  waiting: z.int(),
})
export type WorkplaceListing = z.output<typeof workplaceListing>

export const listWorkplaceListings = {
  query: z.strictObject({ seller: idOfAccount, ...pageQuery }),
  reply: page(workplaceListing),
}
