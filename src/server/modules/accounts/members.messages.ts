import type { OutgoingMessage } from '#server/platform/messages.ts'
import type { AccountRow } from './accounts.view.ts'

/** What the back office writes to the owners of accounts. */

type Owner = Pick<AccountRow, 'email' | 'first_name' | 'type'>

function mailTo({ email, first_name }: Owner, subject: string, paragraphs: string[]): OutgoingMessage {
  return {
    channel: 'email',
    to: email,
    subject,
    text: [`Kia ora ${first_name},`, ...paragraphs].join('\n\n'),
  }
}

const signinOf = ({ type }: Owner, public_url: string) =>
  `${public_url}${type === 'admin' ? '/admin-signin' : '/signin'}`

const forgottenOf = ({ type }: Owner, public_url: string) =>
  `${public_url}/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`

export function suspendedMail(owner: Owner, reason: string): OutgoingMessage {
  return mailTo(owner, 'Your Hoko account is suspended', [
    'We have suspended your Hoko account. The reason:',
    reason,
    'You are signed out everywhere. Until this is sorted out you cannot sign in, sell, bid or buy. What you have listed stands still and is not shown.',
    'If you think this is a mistake, answer this mail.',
  ])
}

export function reinstatedMail(owner: Owner, reason: string, public_url: string): OutgoingMessage {
  return mailTo(owner, 'Your Hoko account is open again', [
    'Your Hoko account is no longer suspended. What we noted:',
    reason,
    'What you had listed is shown again, and its time goes on from where it stopped.',
    `Sign in: ${signinOf(owner, public_url)}`,
  ])
}

interface ResetLink {
  link: string
  public_url: string
}

export function welcomeMail(owner: Owner, { link, public_url }: ResetLink): OutgoingMessage {
  return mailTo(owner, 'Your Hoko account is ready', [
    'We have made a Hoko account for you. Choose a password, and you can sign in:',
    link,
    `The link works once, for 15 minutes. If it has expired, ask for a code instead: ${forgottenOf(owner, public_url)}`,
  ])
}

/** To where the account could be reached before, so that its owner hears of it. */
export function contactChangedMail(owner: Owner, what: 'email address' | 'phone number'): OutgoingMessage {
  return mailTo(owner, `The ${what} of your Hoko account has changed`, [
    `Hoko’s support has changed the ${what} of your account, as somebody asked.`,
    'If that was not you, answer this mail at once.',
  ])
}

export function contactChangedSms(phone_number: string): OutgoingMessage {
  const text =
    'The phone number of your Hoko account was changed by our support. If you did not ask for it, contact us at once.'
  return { channel: 'sms', to: phone_number, subject: 'Your Hoko phone number has changed', text }
}
