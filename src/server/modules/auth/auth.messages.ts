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
    'Someone asked for a new password for your Hoko account. It’s suspended, so we didn’t send a code. Sign in to see why and appeal.',
  email_taken:
    'Someone tried to move their Hoko account to this email address, which already has one, so we didn’t send a code. If that was you, sign in with this address instead. If not, you don’t need to do anything.',
  shared_phone:
    'Someone asked for a new Hoko password with this phone number. Several accounts use it, so we didn’t send a code. Use your account’s email instead.',
}

const mail = (to: string, kind: MailSubject, ...paragraphs: string[]): Mail => ({
  channel: 'email',
  to,
  kind,
  text: ['Kia ora,', ...paragraphs].join('\n\n'),
})

const ifNotYou = (public_url: string) =>
  `If that wasn’t you, choose a new password now: ${public_url}/forgot-password`

export function passwordChangedMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_password_changed',
    'Your Hoko password has just been changed, and you’ve been signed out everywhere else.',
    ifNotYou(public_url),
  )
}

export function twoFactorOnMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_two_factor_on',
    'From now on, you’ll sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere safe in case you lose your phone.',
    ifNotYou(public_url),
  )
}

export function twoFactorOffMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_two_factor_off',
    'Two-factor sign-in has just been turned off for your Hoko account. You now sign in with just your password.',
    ifNotYou(public_url),
  )
}

export function recoveryCodesMail(to: string, public_url: string): Mail {
  return mail(
    to,
    'mail_recovery_codes',
    'Your account has ten new recovery codes. The old ones won’t work any more.',
    ifNotYou(public_url),
  )
}

export const passwordResetMail = (to: string, public_url: string) =>
  mail(
    to,
    'mail_password_changed',
    'Your Hoko password was changed, and you’ve been signed out everywhere.',
    `If that wasn’t you, choose a new password now: ${public_url}/forgot-password`,
  )

/** Only support begins a reset by a link; whoever asks for one gets a code. */
export const resetLinkMail = (to: string, link: string) =>
  mail(
    to,
    'mail_reset_link',
    'Our support team started a password reset for your Hoko account. Choose a new password with this link. It works once, for 15 minutes:',
    link,
    'If you don’t want a new password, you don’t need to do anything.',
  )

export const recoveryCodeUsedMail = (to: string, codes_left: number) =>
  mail(
    to,
    'mail_recovery_code_used',
    `Someone signed in to your Hoko account with your password and a recovery code. ${codesLeft(codes_left)}`,
    'If that wasn’t you, change your password now and make new recovery codes in Settings.',
  )

const codesLeft = (count: number) =>
  count === 1 ? 'You have one code left.' : `You have ${count === 0 ? 'No' : count} codes left.`
