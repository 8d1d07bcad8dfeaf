import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'
import type { AccountRow } from '#server/modules/auth/account/account.service.ts'

/** What the back office writes to the owners of accounts. */

type Owner = Pick<AccountRow, 'email' | 'first_name' | 'type'>

function mailTo({ email, first_name }: Owner, kind: MailSubject, paragraphs: string[]): Mail {
  return {
    channel: 'email',
    to: email,
    kind,
    text: [`Kia ora ${first_name},`, ...paragraphs].join('\n\n'),
  }
}

const getSignin = ({ type }: Owner, public_url: string) =>
  `${public_url}${type === 'admin' ? '/admin-signin' : '/signin'}`

const getForgotten = ({ type }: Owner, public_url: string) =>
  `${public_url}/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`

export function suspendedMail(owner: Owner, reason: string, public_url: string): Mail {
  return mailTo(owner, 'mail_account_suspended', [
    'We have suspended your Hoko account. The reason:',
    reason,
    'You’re signed out everywhere and can’t sell, bid or buy for now. Your listings are paused and hidden.',
    `If you think this is a mistake, sign in to appeal. You can download your data there too: ${getSignin(owner, public_url)}`,
  ])
}

export function reinstatedMail(owner: Owner, reason: string, public_url: string): Mail {
  return mailTo(owner, 'mail_account_reinstated', [
    'Your Hoko account is no longer suspended. Our note:',
    reason,
    'What you had listed is shown again, and its time goes on from where it stopped.',
    `Sign in: ${getSignin(owner, public_url)}`,
  ])
}

interface ResetLink {
  link: string
  public_url: string
}

/** How long somebody has to open the first link. */
export const welcome_lasts_hours = 72

export function welcomeMail(owner: Owner, { link, public_url }: ResetLink): Mail {
  return mailTo(owner, 'mail_welcome', [
    'We’ve set up a Hoko account for you. Choose a password to sign in:',
    link,
    `The link works once, for ${welcome_lasts_hours} hours. If it has expired, ask for a code instead: ${getForgotten(owner, public_url)}`,
  ])
}

/** To where the account could be reached before, so that its owner hears of it. */
export function contactChangedMail(owner: Owner, what: 'email address' | 'phone number'): Mail {
  const mail = mailTo(owner, 'mail_contact_changed', [
    `Our support team changed the ${what === 'email address' ? 'email' : what} on your Hoko account.`,
    'If you didn’t ask for this, reply to this email straight away.',
  ])
  return { ...mail, values: { what } }
}

export function contactChangedSms(to: string): Message {
  return { channel: 'sms', to, kind: 'sms_contact_changed', subject: 'Your Hoko phone number has changed' }
}
