import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'

/** What accounts write to people. */

export function codeSms(to: string, code: string): Message {
  return { channel: 'sms', to, kind: 'sms_code', values: { code }, subject: 'Your Hoko code' }
}

export function codeMail(to: string, code: string): Mail {
  const text = `Your Hoko code is ${code}. It works for 10 minutes.\n\nIf you didn’t ask for it, you can ignore this email.`
  return { channel: 'email', to, kind: 'mail_code', text }
}

export function emailTakenMail(to: string, public_url: string): Mail {
  const text = [
    'Kia ora,',
    'Someone tried to register with your email address, which already has a Hoko account.',
    `If that was you, sign in instead: ${public_url}/signin`,
    'If it wasn’t you, you don’t need to do anything. No one got into your account.',
  ].join('\n\n')
  return { channel: 'email', to, kind: 'mail_email_taken', text }
}
