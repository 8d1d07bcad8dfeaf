import type { OutgoingMessage } from '#server/platform/messages.ts'

/** What accounts write to people. */

export const code_subject = 'Your Hoko code'
export const email_taken_subject = 'Somebody tried to register with your email address'

const codeText = (code: string) => `Your Hoko code is ${code}. It works for 10 minutes.`

export function codeSms(to: string, code: string): OutgoingMessage {
  return { channel: 'sms', to, subject: code_subject, text: codeText(code) }
}

export function codeMail(to: string, code: string): OutgoingMessage {
  const text = `${codeText(code)}\n\nIf you did not ask for it, you can leave this mail unanswered.`
  return { channel: 'email', to, subject: code_subject, text }
}

export function emailTakenMail(to: string, public_url: string): OutgoingMessage {
  const text = [
    'Kia ora,',
    'Somebody tried to register with your email address, which already has a Hoko account.',
    `If that was you, sign in instead: ${public_url}/signin`,
    'If it was not you, there is nothing to do: nobody got into your account.',
  ].join('\n\n')
  return { channel: 'email', to, subject: email_taken_subject, text }
}
