import * as z from 'zod/mini'
import { suspensionKinds } from './suspension-kinds.ts'
import { byAccount, byId, instant, line, paragraphs } from '#platform/common/shapes.ts'
import { member } from './members.shapes.ts'
import * as t from '#domains/accounts/texts.ts'
import { maxSuspensionNoteCharacters } from './suspensions.ts'

const until = z.nullable(instant)
const reason = line(t.reason, 500, 3)

export const suspendMember = {
  params: byAccount,
  body: z.strictObject({
    kind: z.enum(suspensionKinds, { error: t.choose_what_to_suspend }),
    until,
    reason,
    note: z.optional(paragraphs(t.the_note, maxSuspensionNoteCharacters)),
  }),
  reply: member,
}

export const changeSuspension = {
  params: byId,
  body: z.strictObject({ until, reason }),
  reply: member,
}

export const liftSuspension = {
  params: byId,
  query: z.strictObject({ reason }),
  reply: member,
}

export const putMemberStatus = {
  params: byAccount,
  body: z.strictObject({
    status: z.enum(['active', 'suspended'], { error: t.choose_active_or_suspended }),
    reason,
  }),
  reply: member,
}
