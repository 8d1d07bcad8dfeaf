import type { Mail, Message } from '#domains/settings/server/message-texts.service.ts'
import * as t from '#domains/identity/texts.ts'

export function codeSms(to: string, code: string): Message {
  return { channel: 'sms', to, kind: 'sms_code', values: { code }, subject: t.your_hoko_code() }
}

export function codeMail(to: string, code: string): Mail {
  return { channel: 'email', to, kind: 'mail_code', values: { code, use: t.use_it_to_finish_registering() } }
}

export function emailTakenMail(to: string, publicUrl: string): Mail {
  return { channel: 'email', to, kind: 'mail_email_taken', values: { link: `${publicUrl}/signin` } }
}
