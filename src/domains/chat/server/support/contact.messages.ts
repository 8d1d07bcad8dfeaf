import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import * as t from '#domains/chat/texts.ts'

interface Received {
  id: number
  name: string
  email: string
  phone?: string | undefined
  message: string
}

/** Sent to support's address for a message by a visitor. */
export const receivedMail = (
  to: string,
  { id, name, email, phone, message }: Received,
  publicUrl: string,
): Mail => ({
  channel: 'email',
  to,
  kind: 'mail_contact_received',
  values: {
    name,
    message,
    reach: phone ? t.email_and_phone({ email, phone }) : email,
    link: `${publicUrl}/support?chat=${id}`,
  },
  button_label: t.answer_the_message(),
})

export const answerMail = (
  { name, email }: { name: string; email: string },
  reply: string,
  publicUrl: string,
): Mail => ({
  channel: 'email',
  to: email,
  kind: 'mail_contact_answer',
  values: { name, reply, link: `${publicUrl}/contact-us` },
  button_label: t.write_to_us_again(),
})
