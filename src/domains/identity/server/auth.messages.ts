import { getForgotPassword } from '#platform/common/addresses.ts'
import type { AccountRow } from './account/account.service.ts'
import type { MailSubject } from '#domains/settings/common/messages/message-texts.ts'
import type { Mail, Message } from '#domains/settings/server/message-texts.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

export type CodePurpose = 'reset_password' | 'delete_account' | 'change_email' | 'change_phone'

export interface Recipient {
  channel: 'email' | 'sms'
  target: string
}

const getUses = makeTexts((): Record<CodePurpose, string> => ({
  reset_password: t.use_it_to_choose_a_new_password(),
  delete_account: t.use_it_only_if_you_want_to_delete_your(),
  change_email: t.use_it_to_confirm_your_new_email(),
  change_phone: t.use_it_to_confirm_your_new_phone(),
}))

export function requestedCodeMessage(
  { channel, target }: Recipient,
  purpose: CodePurpose,
  code: string,
): Message {
  const use = getUses()[purpose]
  if (channel === 'sms') {
    const values = { code, use }
    return { channel, to: target, kind: 'sms_requested_code', values, subject: t.your_hoko_code() }
  }
  return { channel, to: target, kind: 'mail_code', values: { code, use } }
}

export function noCodeMessage({ channel, target: to }: Recipient, why: NoCodeReason): Message {
  const reason = getNoCodeReasons()[why]
  const values = { reason }
  return channel === 'sms'
    ? { channel, to, kind: 'sms_no_code', values, subject: t.your_hoko_account() }
    : { channel, to, kind: 'mail_no_code', values }
}

export type NoCodeReason = keyof ReturnType<typeof getNoCodeReasons>

const getNoCodeReasons = makeTexts(() => ({
  suspended: t.someone_asked_for_a_new_password_for(),
  email_taken: t.someone_tried_to_move_their_hoko(),
  shared_phone: t.someone_asked_for_a_new_hoko_password(),
}))

type Owner = Pick<AccountRow, 'email' | 'type' | 'last_seen_at'>

function mailOwner(
  { email, type }: Owner,
  publicUrl: string,
  kind: MailSubject,
  values: Record<string, string> = {},
): Mail {
  const link = publicUrl + getForgotPassword(type)
  return { channel: 'email', to: email, kind, values: { link, ...values } }
}

/** @param access what can still use the account; empty if nothing can */
export const passwordChangedMail = (owner: Owner, publicUrl: string, access: string): Mail =>
  mailOwner(owner, publicUrl, 'mail_password_changed', {
    signed_out: joinParagraphs(t.signed_out_everywhere_else(), access),
  })

/**
 * One value holds both, so that an admin's own body, which has no place for the second, shows it
 * too.
 */
const joinParagraphs = (first: string, second: string) => (second ? `${first}\n\n${second}` : first)

export const twoFactorOnMail = (owner: Owner, publicUrl: string): Mail =>
  mailOwner(owner, publicUrl, 'mail_two_factor_on')

export const twoFactorOffMail = (owner: Owner, publicUrl: string): Mail =>
  mailOwner(owner, publicUrl, 'mail_two_factor_off')

export const recoveryCodesMail = (owner: Owner, publicUrl: string): Mail =>
  mailOwner(owner, publicUrl, 'mail_recovery_codes')

/**
 * The owner of an account that an admin made has never signed in.
 * @param access what can't use the account any more; empty if nothing could
 */
export const passwordResetMail = (owner: Owner, publicUrl: string, access: string): Mail =>
  owner.last_seen_at === null
    ? mailOwner(owner, publicUrl, 'mail_password_chosen')
    : mailOwner(owner, publicUrl, 'mail_password_changed', {
        signed_out: joinParagraphs(t.signed_out_everywhere(), access),
      })

/** Sent after registering, while the address is unverified. */
export const verifyEmailMail = (
  { email, first_name: firstName }: Pick<AccountRow, 'email' | 'first_name'>,
  publicUrl: string,
): Mail => ({
  channel: 'email',
  to: email,
  kind: 'mail_verify_email',
  values: { name: firstName, link: `${publicUrl}/user-settings#contact` },
  button_label: t.verify_email(),
})

export const resetLinkMail = (to: string, link: string): Mail => ({
  channel: 'email',
  to,
  kind: 'mail_reset_link',
  values: { link },
  button_label: t.choose_password(),
})

export const recoveryCodeUsedMail = (to: string, codesLeft: number): Mail => ({
  channel: 'email',
  to,
  kind: 'mail_recovery_code_used',
  values: { codes_left: t.you_have_count_codes_left({ count: codesLeft }) },
})
