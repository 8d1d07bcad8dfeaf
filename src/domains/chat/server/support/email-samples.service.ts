import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { answerMail, receivedMail } from './contact.messages.ts'
import * as t from '#domains/chat/texts.ts'

const email = 'mere@example.nz'

/** Composed with made-up values, with names that tell them apart. */
export function composeSampleEmailsOfContact(publicUrl: string): [string, Mail][] {
  const visitor = { name: t.sample_name(), email }
  const message = t.sample_message()
  return [
    ['contact_received', receivedMail(email, { id: 1, ...visitor, message }, publicUrl)],
    ['contact_answer', answerMail(visitor, t.sample_answer(), publicUrl)],
  ]
}
