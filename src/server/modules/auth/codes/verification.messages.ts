import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'
import * as t from './texts.ts'

export function codeSms(to: string, code: string): Message {
  return { channel: 'sms', to, kind: 'sms_code', values: { code }, subject: t.your_hoko_code() }
}

export function codeMail(to: string, code: string): Mail {
  const text = t.your_hoko_code_is_code_it_works_for_10({ code })
  return { channel: 'email', to, kind: 'mail_code', text }
}

export function emailTakenMail(to: string, public_url: string): Mail {
  const text = [
    t.kia_ora(),
    t.someone_tried_to_register_with_your(),
    t.if_that_was_you_sign_in_instead_public({ public_url }),
    t.if_it_wasnt_you_you_dont_need_to_do(),
  ].join('\n\n')
  return { channel: 'email', to, kind: 'mail_email_taken', text }
}
