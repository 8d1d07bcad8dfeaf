import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'

/** What the owner of an account is told when something about it has changed. */

const mail = (to: string, kind: MailSubject, ...paragraphs: string[]): Mail => ({
  channel: 'email',
  to,
  kind,
  text: ['Kia ora,', ...paragraphs].join('\n\n'),
})

const ifNotYou = (public_url: string) =>
  `If that wasn’t you, choose a new password now: ${public_url}/forgot-password`

export function paymentDetailsMail(to: string, public_url: string, what: 'changed' | 'removed'): Mail {
  return mail(
    to,
    'mail_payment_details',
    what === 'changed'
      ? 'The bank account your buyers pay into has just been changed. For 24 hours, we’ll warn buyers who are about to pay you.'
      : 'Your Hoko account no longer says where your buyers pay. For 24 hours, whoever is about to pay you is warned of it.',
    ifNotYou(public_url),
  )
}

interface Moved {
  type: 'user' | 'admin'
  public_url: string
}

const getForgotten = ({ type, public_url }: Moved) =>
  `${public_url}/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`

/** To where the account was reached before: it does not say where it is reached now. */
export function contactMovedMessage(
  { channel, target }: { channel: 'email' | 'sms'; target: string },
  moved: Moved,
): Message {
  const link = getForgotten(moved)
  if (channel === 'sms') {
    const subject = 'Your Hoko account has a new phone number'
    return { channel, to: target, kind: 'sms_contact_moved', values: { link }, subject }
  }
  const told = 'Your Hoko account was moved from this email address to another one.'
  const otherwise = `If that wasn’t you, choose a new password now with your phone number: ${link}`
  return { ...mail(target, 'mail_contact_moved', told, otherwise), values: { what: 'email address' } }
}

/** To the email of an account whose old number no SMS can be sent to. */
export function phoneChangedMail(to: string, moved: Moved): Mail {
  const told = 'The phone number on your Hoko account has just been changed.'
  const otherwise = `If that wasn’t you, choose a new password now: ${getForgotten(moved)}`
  return { ...mail(to, 'mail_contact_moved', told, otherwise), values: { what: 'phone number' } }
}

/** `reason` is support's, where its owner did not delete it. */
export const accountDeletedMail = (to: string, reason: string | null) =>
  mail(
    to,
    'mail_account_deleted',
    ...(reason === null ? [] : ['Our support team deleted your Hoko account. The reason:', reason]),
    'Your Hoko account and your personal details have been deleted. Your live listings were withdrawn. Your bids and trades stay on file under “Deleted member”.',
    'Thanks for being part of Hoko.',
  )
