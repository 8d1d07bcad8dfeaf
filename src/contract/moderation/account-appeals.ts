import * as z from 'zod/mini'
import { suspension_kinds } from '#shared/rules/moderation/suspension-kinds.ts'
import { max_appeal_characters } from './moderation.ts'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

const account_appeal = z.strictObject({
  account_id: id,
  suspension: z.nullable(z.strictObject({ reason: z.string(), at: instant, lifted_at: z.nullable(instant) })),
  messages: z.array(
    z.strictObject({
      id,
      text: z.string(),
      at: instant,
      is_owners: z.boolean(),
      /** The owner's name, or the admin's if the caller may know it. */
      author: z.string(),
    }),
  ),
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type AccountAppeal = z.output<typeof account_appeal>

const text = paragraphs(t.the_message, max_appeal_characters).check(
  z.minLength(3, { error: t.the_message_needs_at_least_3_characters }),
)

const own_suspension = z.strictObject({
  id,
  kind: z.enum(suspension_kinds),
  reason: z.string(),
  at: instant,
  until: z.nullable(instant),
  lifted_at: z.nullable(instant),
  messages: account_appeal.shape.messages,
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
})
export type OwnSuspension = z.output<typeof own_suspension>

const own_suspensions = z.strictObject({ items: z.array(own_suspension) })

export const max_shown_suspensions = 50

export const listOwnSuspensions = operation({
  name: 'listOwnSuspensions',
  summary: 'Suspensions of a part of what I may do, newest first, and what was written about them',
  method: 'GET',
  path: '/my-suspension',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: own_suspensions,
  refusals: [],
})

export const appealSuspension = operation({
  name: 'appealSuspension',
  summary: 'Appeal against a suspension of a part of what I may do',
  method: 'POST',
  path: '/my-suspension/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({ text }),
  status: 201,
  reply: own_suspensions,
  refusals: ['appeal_closed'],
})

export const getAccountAppeal = operation({
  name: 'getAccountAppeal',
  summary: 'Why my account is suspended, and what was written about it',
  method: 'GET',
  path: '/account-appeal',
  access: 'signed_in',
  is_for_suspended: true,
  limit: { calls: 240, per: 'minute' },
  reply: account_appeal,
  refusals: [],
})

export const writeAccountAppeal = operation({
  name: 'writeAccountAppeal',
  summary: 'Appeal against the suspension of my account',
  method: 'POST',
  path: '/account-appeal',
  access: 'signed_in',
  is_for_suspended: true,
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ text }),
  status: 201,
  reply: account_appeal,
  refusals: ['appeal_closed'],
})

export const getMemberAppeal = operation({
  name: 'getMemberAppeal',
  summary: 'What a suspended member and the house wrote about the suspension',
  method: 'GET',
  path: '/account-appeal/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: account_appeal,
  refusals: [],
})

export const answerMemberAppeal = operation({
  name: 'answerMemberAppeal',
  summary: 'Answer the appeal of a suspended member, who reads it by email and when signing in',
  method: 'POST',
  path: '/account-appeal/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({ text }),
  status: 201,
  reply: account_appeal,
  refusals: ['appeal_closed'],
})
