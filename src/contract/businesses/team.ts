import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, email, id, instant, page, page_query, six_digits, type } from '../core/shapes.ts'
import { listing_status } from '../listings/listings.ts'
import * as t from './texts.ts'

export const max_team_members = 20
export const invitation_days = 7

export const team_rights = ['listings', 'questions', 'offers', 'enquiries', 'statistics', 'settings'] as const
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
  /** The agent's name, where the act was about one. */
  about: z.string(),
  at: instant,
})
export type TeamAct = z.output<typeof team_act>

export const getTeam = operation({
  name: 'getTeam',
  summary: 'Who may act for my business, and what they did last; an admin names the member',
  method: 'GET',
  path: '/team',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ seller: z.optional(id) }),
  reply: z.strictObject({ items: z.array(team_member), acts: z.array(team_act) }),
  refusals: [],
})

export const inviteToTeam = operation({
  name: 'inviteToTeam',
  summary: 'Invite somebody to act for my business: a code is sent to their email',
  method: 'POST',
  path: '/team',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({ email, rights }),
  status: 201,
  reply: team_member,
  refusals: ['password_needed', 'not_in_trade', 'team_full'],
})

export const updateTeamMember = operation({
  name: 'updateTeamMember',
  summary: 'Change what somebody may do for my business; holds at once',
  method: 'PUT',
  path: '/team/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  params: by_id,
  body: z.strictObject({ rights }),
  reply: team_member,
  refusals: ['password_needed'],
})

export const endTeamMember = operation({
  name: 'endTeamMember',
  summary: 'Take somebody off my team, leave one, or decline an invitation; ends at once',
  method: 'DELETE',
  path: '/team/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  params: by_id,
  reply: done,
  refusals: [],
})

export const workplace = z.strictObject({
  id,
  seller: z.strictObject({ id, name: z.string(), agency_licence: z.nullable(z.string()) }),
  rights: z.array(team_right),
  status: z.enum(['invited', 'active']),
  invited_at: instant,
})
export type Workplace = z.output<typeof workplace>

export const listWorkplaces = operation({
  name: 'listWorkplaces',
  summary: 'The businesses that I may act for, and invitations to my email',
  method: 'GET',
  path: '/workplaces',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(workplace) }),
  refusals: [],
})

export const acceptInvitation = operation({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with the code that was sent to my email',
  method: 'PUT',
  path: '/team-invitation/{id}',
  access: 'user',
  limit: { calls: 30, per: 'hour' },
  params: by_id,
  body: z.strictObject({ code: six_digits }),
  reply: workplace,
  refusals: ['code_wrong', 'code_expired', 'code_locked'],
})

export const workplace_listing = z.strictObject({
  id,
  type,
  title: z.string(),
  status: listing_status,
  /** Questions that wait for an answer. */
  waiting: z.int(),
})
export type WorkplaceListing = z.output<typeof workplace_listing>

export const listWorkplaceListings = operation({
  name: 'listWorkplaceListings',
  summary: 'Drafts and live listings of a business that I may act for; those with waiting questions first',
  method: 'GET',
  path: '/workplace-listings',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ seller: id, ...page_query }),
  reply: page(workplace_listing),
  refusals: [],
})
