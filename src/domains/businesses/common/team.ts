import { operation } from '#platform/common/operation.ts'
import type * as shapes from './team.shapes.ts'

export type * from './team.shapes.ts'

export const maxTeamMembers = 20
export const invitationDays = 7

export const teamRights = ['listings', 'questions', 'offers', 'enquiries', 'statistics', 'settings'] as const

export const getTeam = operation<typeof shapes.getTeam>('GET /team')({
  name: 'getTeam',
  summary: 'Who may act for my business, and what they did last; an admin names the member',
  access: 'signed_in',
  duty: 'overview',
  view: 'team',
  limit: { calls: 240, per: 'minute' },
})

export const inviteToTeam = operation<typeof shapes.inviteToTeam>('POST /team')({
  name: 'inviteToTeam',
  summary: 'Invite somebody to act for my business: a code is sent to their email',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['password_needed', 'not_in_trade', 'team_full'],
})

export const updateTeamMember = operation<typeof shapes.updateTeamMember>('PUT /team/{id}')({
  name: 'updateTeamMember',
  summary: 'Change what somebody may do for my business; holds at once',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: ['password_needed'],
})

export const endTeamMember = operation<typeof shapes.endTeamMember>('DELETE /team/{id}')({
  name: 'endTeamMember',
  summary: 'Take somebody off my team, leave one, or decline an invitation; ends at once',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
})

export const listWorkplaces = operation<typeof shapes.listWorkplaces>('GET /workplaces')({
  name: 'listWorkplaces',
  summary: 'The businesses that I may act for, and invitations to my email',
  access: 'user',
  view: 'team',
  limit: { calls: 240, per: 'minute' },
})

export const acceptInvitation = operation<typeof shapes.acceptInvitation>('PUT /team-invitation/{id}')({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with the code that was sent to my email',
  access: 'user',
  limit: { calls: 30, per: 'hour' },
  refusals: ['code_wrong', 'code_expired', 'code_locked'],
})

export const listWorkplaceListings = operation<typeof shapes.listWorkplaceListings>(
  'GET /workplace-listings',
)({
  name: 'listWorkplaceListings',
  summary: 'Drafts and live listings of a business that I may act for; those with waiting questions first',
  access: 'user',
  view: 'team',
  limit: { calls: 240, per: 'minute' },
})
