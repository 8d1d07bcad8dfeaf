import type { OutgoingMessage } from '#server/platform/messages.ts'

/** What the owner of an account is told when something about getting into it has changed. */

const mail = (to: string, subject: string, ...paragraphs: string[]): OutgoingMessage => ({
  channel: 'email',
  to,
  subject,
  text: ['Kia ora,', ...paragraphs].join('\n\n'),
})

const ifNotYou = (public_url: string) =>
  `If that was not you, choose a new password at once: ${public_url}/forgot-password`

export function passwordChangedMail(to: string, public_url: string): OutgoingMessage {
  return mail(
    to,
    'Your Hoko password was changed',
    'The password of your Hoko account has just been changed, and you have been signed out everywhere else.',
    ifNotYou(public_url),
  )
}

export function twoFactorOnMail(to: string, public_url: string): OutgoingMessage {
  return mail(
    to,
    'Your Hoko account now asks for a second factor',
    'From now on, signing in takes your password and a code of your authenticator app. Keep your recovery codes somewhere safe: they let you in when your phone does not.',
    ifNotYou(public_url),
  )
}

export function twoFactorOffMail(to: string, public_url: string): OutgoingMessage {
  return mail(
    to,
    'Your Hoko account no longer asks for a second factor',
    'The second factor of your Hoko account has just been turned off. Your password alone lets you in now.',
    ifNotYou(public_url),
  )
}

export function recoveryCodesMail(to: string, public_url: string): OutgoingMessage {
  return mail(
    to,
    'Your Hoko recovery codes were renewed',
    'Your account has ten new recovery codes. The old ones no longer work.',
    ifNotYou(public_url),
  )
}

/** To where the account was reached before: it does not say where it is reached now. */
export function contactMovedMessage(
  { channel, target }: { channel: 'email' | 'sms'; target: string },
  public_url: string,
): OutgoingMessage {
  const [what, other] = channel === 'email' ? ['email address', 'phone number'] : ['phone number', 'email']
  const subject = `Your Hoko account has a new ${what}`
  const told = `Your Hoko account was moved from this ${what} to another one.`
  const otherwise = `If that was not you, choose a new password at once with your ${other}: ${public_url}/forgot-password`
  return channel === 'email'
    ? mail(target, subject, told, otherwise)
    : { channel, to: target, subject, text: `${told} ${otherwise}` }
}
