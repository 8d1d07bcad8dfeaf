import { operation } from '#platform/common/operation.ts'
import type * as shapes from './members.shapes.ts'
import * as t from '#domains/accounts/texts.ts'

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

export const putStaffRole = operation<typeof shapes.putStaffRole>('PUT /staff-role/{id}')({
  name: 'putStaffRole',
  summary: 'Choose what an admin may do; it acts on their next call',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'hour' },
  refusals: ['password_needed', 'last_admin', 'status_unchanged', 'second_person_needed'],
})

export const viewAsMember = operation<typeof shapes.viewAsMember>('POST /member-view/{id}')({
  name: 'viewAsMember',
  summary:
    'Look at Hoko as a member sees it, without being able to change anything; the member is told who and why',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 60, per: 'hour' },
  status: 201,
})

export const maxSuspensionNoteCharacters = 2_000

export const suspendMember = operation<typeof shapes.suspendMember>('POST /user-suspension/{id}')({
  name: 'suspendMember',
  summary:
    'Suspend a member, wholly or from selling, buying or messaging, until a time or without end; they read the reason, admins alone the note',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['own_account', 'status_unchanged', 'last_admin', 'second_person_needed'],
})

export const changeSuspension = operation<typeof shapes.changeSuspension>('PUT /user-suspension/{id}')({
  name: 'changeSuspension',
  summary: 'Move the end of a suspension; its member reads why',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  refusals: ['status_unchanged'],
})

export const liftSuspension = operation<typeof shapes.liftSuspension>('DELETE /user-suspension/{id}')({
  name: 'liftSuspension',
  summary: 'Lift a suspension before its end; its member reads why',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  refusals: ['status_unchanged', 'last_admin'],
})

export const putMemberStatus = operation<typeof shapes.putMemberStatus>('PUT /user-status/{id}')({
  name: 'putMemberStatus',
  summary: 'Suspend an account with a reason its owner reads, or reinstate it',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  refusals: ['own_account', 'status_unchanged', 'last_admin', 'second_person_needed'],
})
