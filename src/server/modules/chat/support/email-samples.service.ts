import type { Mail } from '#server/modules/settings/message-texts.service.ts'
import { answerMail, receivedMail } from './contact.messages.ts'
import * as t from './texts.ts'

const name = 'Mere'
const email = 'mere@example.nz'

/** With made-up values, by names that tell them apart. */
export const composeSampleEmailsOfContact = (public_url: string): [string, Mail][] => [
  ['contact_received', receivedMail(email, { id: 1, name, email, message: t.sample_message() }, public_url)],
  ['contact_answer', answerMail({ name, email }, t.sample_answer(), public_url)],
]
