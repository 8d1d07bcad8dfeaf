import { operation } from '../core/operation.ts'
import type * as shapes from './team.shapes.ts'

export type * from './team.shapes.ts'

export const max_team_members = 20
export const invitation_days = 7

export const team_rights = ['listings', 'questions', 'offers', 'enquiries', 'statistics', 'settings'] as const

export const getTeam = operation<typeof shapes.getTeam>()({
  name: 'getTeam',
  summary: 'Who may act for my business, and what they did last; an admin names the member',
  method: 'GET',
  path: '/team',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const inviteToTeam = operation<typeof shapes.inviteToTeam>()({
  name: 'inviteToTeam',
  summary: 'Invite somebody to act for my business: a code is sent to their email',
  method: 'POST',
  path: '/team',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['password_needed', 'not_in_trade', 'team_full'],
})

export const updateTeamMember = operation<typeof shapes.updateTeamMember>()({
  name: 'updateTeamMember',
  summary: 'Change what somebody may do for my business; holds at once',
  method: 'PUT',
  path: '/team/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: ['password_needed'],
})

export const endTeamMember = operation<typeof shapes.endTeamMember>()({
  name: 'endTeamMember',
  summary: 'Take somebody off my team, leave one, or decline an invitation; ends at once',
  method: 'DELETE',
  path: '/team/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: [],
})

export const listWorkplaces = operation<typeof shapes.listWorkplaces>()({
  name: 'listWorkplaces',
  summary: 'The businesses that I may act for, and invitations to my email',
  method: 'GET',
  path: '/workplaces',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const acceptInvitation = operation<typeof shapes.acceptInvitation>()({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with the code that was sent to my email',
  method: 'PUT',
  path: '/team-invitation/{id}',
  access: 'user',
  limit: { calls: 30, per: 'hour' },
  refusals: ['code_wrong', 'code_expired', 'code_locked'],
})

export const listWorkplaceListings = operation<typeof shapes.listWorkplaceListings>()({
  name: 'listWorkplaceListings',
  summary: 'Drafts and live listings of a business that I may act for; those with waiting questions first',
  method: 'GET',
  path: '/workplace-listings',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})
