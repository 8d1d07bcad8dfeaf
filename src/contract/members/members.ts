import { operation } from '../core/operation.ts'
import * as t from './texts.ts'
import type * as shapes from './members.shapes.ts'

export type * from './members.shapes.ts'

export const getSeller = operation<typeof shapes.getSeller>()({
  name: 'getSeller',
  summary: 'A member as everyone sees them',
  method: 'GET',
  path: '/seller/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const seen_choices = ['1', '7', '30', '90', 'not_30', 'not_365', 'never'] as const

export const listMembers = operation<typeof shapes.listMembers>()({
  name: 'listMembers',
  summary: 'The table of accounts',
  method: 'GET',
  path: '/user',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const member_acts = ['message', 'warn', 'suspend', 'reinstate'] as const
export type MemberAct = (typeof member_acts)[number]

export const planMembers = operation<typeof shapes.planMembers>()({
  name: 'planMembers',
  summary: 'Which of all accounts that match an act can be done to, and why not to the others',
  method: 'GET',
  path: '/user-plan',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const exportMembers = operation<typeof shapes.exportMembers>()({
  name: 'exportMembers',
  summary: 'The same table, whole, as CSV; asks for a password given lately, and notes the reason',
  method: 'GET',
  path: '/user-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: ['password_needed'],
})

export const chooseMember = operation<typeof shapes.chooseMember>()({
  name: 'chooseMember',
  summary: 'Accounts by a part of their name or email, for choosing one',
  method: 'GET',
  path: '/user-list',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const describeMissingRegion = () => t.choose_a_region()

export const createMember = operation<typeof shapes.createMember>()({
  name: 'createMember',
  summary: 'Make an account; its owner gets a link to choose a password',
  method: 'POST',
  path: '/user',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['email_taken', 'password_needed'],
})

export const checkMemberContact = operation<typeof shapes.checkMemberContact>()({
  name: 'checkMemberContact',
  summary: 'Whether an email and a phone number would do for an account, and who else uses the number',
  method: 'GET',
  path: '/user-contact',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getMember = operation<typeof shapes.getMember>()({
  name: 'getMember',
  summary: 'An account: my own, or any as an admin',
  method: 'GET',
  path: '/user/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const putMember = operation<typeof shapes.putMember>()({
  name: 'putMember',
  summary: 'Change an account: my own, or any as an admin; the email and phone only as an admin of another’s',
  method: 'PUT',
  path: '/user/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: ['email_taken', 'password_needed'],
})

export const deleteMember = operation<typeof shapes.deleteMember>()({
  name: 'deleteMember',
  summary: 'Delete an account: my own with a fresh password, or any as an admin with a reason',
  method: 'DELETE',
  path: '/user/{id}',
  access: 'signed_in',
  limit: { calls: 30, per: 'hour' },
  refusals: ['account_busy', 'password_needed', 'last_admin', 'second_person_needed'],
})

export const startReset = operation<typeof shapes.startReset>()({
  name: 'startReset',
  summary: 'Mail the owner of an account a link to choose a new password; ends their sessions if asked to',
  method: 'POST',
  path: '/user/{id}/start-reset',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  refusals: [],
})
