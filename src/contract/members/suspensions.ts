import * as z from 'zod/mini'
import { suspension_kinds } from '#shared/rules/moderation/suspension-kinds.ts'
import { operation } from '../core/operation.ts'
import { by_id, instant, line, paragraphs } from '../core/shapes.ts'
import { member } from './members.ts'
import * as t from './texts.ts'

const until = z.nullable(instant)
const reason = line(t.reason, 500, 3)

export const max_suspension_note_characters = 2_000

export const suspendMember = operation({
  name: 'suspendMember',
  summary:
    'Suspend a member, wholly or from selling, buying or messaging, until a time or without end; they read the reason, admins alone the note',
  method: 'POST',
  path: '/user-suspension/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    kind: z.enum(suspension_kinds, { error: t.choose_what_to_suspend }),
    until,
    reason,
    note: z.optional(paragraphs(t.the_note, max_suspension_note_characters)),
  }),
  status: 201,
  reply: member,
  refusals: ['own_account', 'status_unchanged', 'last_admin', 'second_person_needed'],
})

export const changeSuspension = operation({
  name: 'changeSuspension',
  summary: 'Move the end of a suspension; its member reads why',
  method: 'PUT',
  path: '/user-suspension/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ until, reason }),
  reply: member,
  refusals: ['status_unchanged'],
})

export const liftSuspension = operation({
  name: 'liftSuspension',
  summary: 'Lift a suspension before its end; its member reads why',
  method: 'DELETE',
  path: '/user-suspension/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  query: z.strictObject({ reason }),
  reply: member,
  refusals: ['status_unchanged', 'last_admin'],
})

export const putMemberStatus = operation({
  name: 'putMemberStatus',
  summary: 'Suspend an account with a reason its owner reads, or reinstate it',
  method: 'PUT',
  path: '/user-status/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    status: z.enum(['active', 'suspended'], { error: t.choose_active_or_suspended }),
    reason,
  }),
  reply: member,
  refusals: ['own_account', 'status_unchanged', 'last_admin', 'second_person_needed'],
})
