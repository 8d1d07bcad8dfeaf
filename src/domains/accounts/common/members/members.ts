import { operation } from '#platform/common/operation.ts'
import * as t from '#domains/accounts/texts.ts'
import type * as shapes from './members.shapes.ts'

export type * from './members.shapes.ts'

export const getSeller = operation<typeof shapes.getSeller>('GET /seller/{id}')({
  name: 'getSeller',
  summary: 'A member as everyone sees them',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const seenChoices = ['1', '7', '30', '90', 'not_30', 'not_365', 'never'] as const

export const listMembers = operation<typeof shapes.listMembers>('GET /user')({
  name: 'listMembers',
  summary: 'The table of accounts',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const memberActs = ['message', 'warn', 'suspend', 'reinstate'] as const
export type MemberAct = (typeof memberActs)[number]

export const planMembers = operation<typeof shapes.planMembers>('GET /user-plan')({
  name: 'planMembers',
  summary: 'Which of all accounts that match an act can be done to, and why not to the others',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
})

export const exportMembers = operation<typeof shapes.exportMembers>('GET /user-csv')({
  name: 'exportMembers',
  summary: 'The same table, whole, as CSV; asks for a password given lately, and notes the reason',
  access: 'admin',
  duty: 'fullAdmins',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
  refusals: ['password_needed'],
})

export const chooseMember = operation<typeof shapes.chooseMember>('GET /user-list')({
  name: 'chooseMember',
  summary: 'Accounts by a part of their name or email, for choosing one',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const describeMissingRegion = () => t.choose_a_region()

export const createMember = operation<typeof shapes.createMember>('POST /user')({
  name: 'createMember',
  summary: 'Make an account; its owner gets a link to choose a password',
  access: 'admin',
  duty: 'memberHelp',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['email_taken', 'password_needed'],
})

export const checkMemberContact = operation<typeof shapes.checkMemberContact>('GET /user-contact')({
  name: 'checkMemberContact',
  summary: 'Whether an email and a phone number would do for an account, and who else uses the number',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const getMember = operation<typeof shapes.getMember>('GET /user/{id}')({
  name: 'getMember',
  summary: 'An account: my own, or any as an admin',
  access: 'signed_in',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const putMember = operation<typeof shapes.putMember>('PUT /user/{id}')({
  name: 'putMember',
  summary: 'Change an account: my own, or any as an admin; the email and phone only as an admin of another’s',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 120, per: 'minute' },
  refusals: ['email_taken', 'password_needed'],
})

export const deleteMember = operation<typeof shapes.deleteMember>('DELETE /user/{id}')({
  name: 'deleteMember',
  summary: 'Delete an account: my own with a fresh password, or any as an admin with a reason',
  access: 'signed_in',
  duty: 'fullAdmins',
  limit: { calls: 30, per: 'hour' },
  refusals: ['account_busy', 'password_needed', 'last_admin', 'second_person_needed'],
})

export const startReset = operation<typeof shapes.startReset>('POST /user/{id}/start-reset')({
  name: 'startReset',
  summary: 'Mail the owner of an account a link to choose a new password; ends their sessions if asked to',
  access: 'admin',
  duty: 'memberHelp',
  limit: { calls: 60, per: 'hour' },
})
