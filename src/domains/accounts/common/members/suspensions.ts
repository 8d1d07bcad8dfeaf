import { operation } from '#platform/common/operation.ts'
import type * as shapes from './suspensions.shapes.ts'

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
