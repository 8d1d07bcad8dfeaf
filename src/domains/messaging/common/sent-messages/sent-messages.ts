import { operation } from '#platform/common/operation.ts'
import type * as shapes from './sent-messages.shapes.ts'

export type * from './sent-messages.shapes.ts'

export const messageChannels = ['email', 'sms', 'push'] as const
/** A message that failed may still be tried again by itself. */
export const messageStates = ['waiting', 'delivered', 'failed'] as const

export const listSentMessages = operation<typeof shapes.listSentMessages>('GET /sent-messages')({
  name: 'listSentMessages',
  summary: 'Emails, texts and pushes of the last 90 days, the newest first, without what they say',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const replayMessage = operation<typeof shapes.replayMessage>('POST /sent-messages/{id}/replay')({
  name: 'replayMessage',
  summary: 'Send an email or text again; never a code or a link that opens an account',
  access: 'admin',
  duty: 'support',
  limit: { calls: 120, per: 'minute' },
  refusals: ['message_not_replayable'],
})
