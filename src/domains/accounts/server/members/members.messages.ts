import { getForgotPassword } from '#platform/common/addresses.ts'
import type { MailSubject } from '#domains/settings/common/messages/message-texts.ts'
import type { Mail, Message } from '#domains/settings/server/message-texts.service.ts'
import type { AccountRow } from '#domains/identity/server/account/account.service.ts'
import * as t from '#domains/accounts/texts.ts'

type Owner = Pick<AccountRow, 'email' | 'first_name' | 'type'>

type Values = Record<string, string>

const mailTo = ({ email, first_name: firstName }: Owner, kind: MailSubject, values: Values): Mail => ({
  channel: 'email',
  to: email,
  kind,
  values: { name: firstName, ...values },
})

const getSignin = ({ type }: Owner, publicUrl: string) =>
  `${publicUrl}${type === 'admin' ? '/admin-signin' : '/signin'}`

export const suspendedMail = (owner: Owner, reason: string, publicUrl: string): Mail =>
  mailTo(owner, 'mail_account_suspended', { reason, link: getSignin(owner, publicUrl) })

export const reinstatedMail = (owner: Owner, reason: string, publicUrl: string): Mail =>
  mailTo(owner, 'mail_account_reinstated', { reason, link: getSignin(owner, publicUrl) })

interface ResetLink {
  link: string
  publicUrl: string
}

export const welcomeLastsHours = 72

export function welcomeMail(owner: Owner, { link, publicUrl }: ResetLink): Mail {
  const forgotten = publicUrl + getForgotPassword(owner.type)
  const values = { link, hours: String(welcomeLastsHours), forgotten }
  return { ...mailTo(owner, 'mail_welcome', values), button_label: t.choose_password() }
}

/** Goes to the former email or phone, so that the owner is notified. */
export const contactChangedMail = (owner: Owner, what: 'email' | 'phone_number'): Mail =>
  mailTo(owner, 'mail_contact_changed', { what: what === 'email' ? t.email_address() : t.phone_number() })

export function contactChangedSms(to: string): Message {
  return { channel: 'sms', to, kind: 'sms_contact_changed', subject: t.your_hoko_phone_number_has_changed() }
}
