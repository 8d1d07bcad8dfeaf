import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'

/** What is written to people about getting into their account. */

export type CodePurpose = 'reset_password' | 'delete_account' | 'change_email' | 'change_phone'

export interface Recipient {
  channel: 'email' | 'sms'
  target: string
}

const uses: Record<CodePurpose, string> = {
  reset_password: 'Use it to choose a new password.',
  delete_account: 'Use it only if you want to delete your account for good.',
  change_email: 'Use it to confirm your new email address.',
  change_phone: 'Use it to confirm your new phone number.',
}

export function requestedCodeMessage(
  { channel, target }: Recipient,
  purpose: CodePurpose,
  code: string,
): Message {
  const use = uses[purpose]
  if (channel === 'sms') {
    const values = { code, use }
    return { channel, to: target, kind: 'sms_requested_code', values, subject: 'Your Hoko code' }
  }
  const short = `Your Hoko code is ${code}. It works for 10 minutes. ${use}`
  const text = `${short}\n\nNobody from Hoko will ever ask you for it. If you did not ask for it, there is nothing to do.`
  return { channel, to: target, kind: 'mail_code', text }
}

/** Instead of a code, where one would be of no use. */
export function noCodeMessage({ channel, target: to }: Recipient, why: NoCodeReason): Message {
  const reason = noCodeReasons[why]
  return channel === 'sms'
    ? { channel, to, kind: 'sms_no_code', values: { reason }, subject: 'Your Hoko account' }
    : { channel, to, kind: 'mail_no_code', text: reason }
}

export type NoCodeReason = keyof typeof noCodeReasons

const noCodeReasons = {
  suspended:
    'Somebody asked for a new password for your Hoko account. It is suspended, so no code was sent. Sign in to read why and to appeal.',
  email_taken:
    'Somebody asked to move their Hoko account to this email address, which already has one, so no code was sent. If that was you, sign in with this address instead. If it was not, there is nothing to do.',
  shared_phone:
    'Somebody asked for a new Hoko password with this phone number. Several accounts have it, so no code was sent. Please ask with the email of your account instead.',
}

const mail = (to: string, kind: MailSubject, ...paragraphs: string[]): Mail => ({
  channel: 'email',
  to,
  kind,
  text: ['Kia ora,', ...paragraphs].join('\n\n'),
})

const ifNotYou = (public_url: string) =>
  `If that was not you, choose a new password at once: ${public_url}/forgot-password`

export function passwordChangedMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_password_changed',
    'The password of your Hoko account has just been changed, and you have been signed out everywhere else.',
    ifNotYou(public_url),
  )
}

export function twoFactorOnMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_two_factor_on',
    'From now on, signing in takes your password and a code of your authenticator app. Keep your recovery codes somewhere safe: they let you in when your phone does not.',
    ifNotYou(public_url),
  )
}

export function twoFactorOffMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_two_factor_off',
    'The second factor of your Hoko account has just been turned off. Your password alone lets you in now.',
    ifNotYou(public_url),
  )
}

export function recoveryCodesMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_recovery_codes',
    'Your account has ten new recovery codes. The old ones no longer work.',
    ifNotYou(public_url),
  )
}

export const passwordResetMail = (to: string, public_url: string) =>
  mail(
    to,
    'mail_password_changed',
    'A new password was chosen for your Hoko account, and it was signed out everywhere.',
    `If that was not you, choose another one at once: ${public_url}/forgot-password`,
  )

/** Only support begins a reset by a link; whoever asks for one gets a code. */
export const resetLinkMail = (to: string, link: string) =>
  mail(
    to,
    'mail_reset_link',
    'Our support team started a password reset for your Hoko account. Choose a new password with this link. It works once, for 15 minutes:',
    link,
    'If you don’t want a new password, you don’t need to do anything: yours stays as it is.',
  )

export const recoveryCodeUsedMail = (to: string, codes_left: number) =>
  mail(
    to,
    'mail_recovery_code_used',
    `Somebody signed in to your Hoko account with your password and a recovery code. ${codesLeft(codes_left)}`,
    'If that was not you, change your password at once and make new recovery codes in your settings.',
  )

const codesLeft = (count: number) =>
  count === 1 ? 'One code is left.' : `${count === 0 ? 'No' : count} codes are left.`
