import { getForgotPassword } from '#shared/rules/addresses.ts'
import type { AccountRow } from './account/account.service.ts'
import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import * as t from './texts.ts'

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
  const text = `${joinSentences(t.your_hoko_code_is_code({ code }), use)}\n\n${t.nobody_from_hoko_will_ever_ask_you()}`
  return { channel, to: target, kind: 'mail_code', text }
}

export function noCodeMessage({ channel, target: to }: Recipient, why: NoCodeReason): Message {
  const reason = getNoCodeReasons()[why]
  return channel === 'sms'
    ? { channel, to, kind: 'sms_no_code', values: { reason }, subject: t.your_hoko_account() }
    : { channel, to, kind: 'mail_no_code', text: reason }
}

export type NoCodeReason = keyof ReturnType<typeof getNoCodeReasons>

const getNoCodeReasons = makeTexts(() => ({
  suspended: t.someone_asked_for_a_new_password_for(),
  email_taken: t.someone_tried_to_move_their_hoko(),
  shared_phone: t.someone_asked_for_a_new_hoko_password(),
}))

const mail = (to: string, kind: MailSubject, ...paragraphs: string[]): Mail => ({
  channel: 'email',
  to,
  kind,
  text: [t.kia_ora(), ...paragraphs].join('\n\n'),
})

type Owner = Pick<AccountRow, 'email' | 'type' | 'last_seen_at'>

const mailOwner = ({ email, type }: Owner, public_url: string, kind: MailSubject, told: string) =>
  mail(
    email,
    kind,
    told,
    t.if_that_wasnt_you_choose_a_new({ forgotten: public_url + getForgotPassword(type) }),
  )

export const passwordChangedMail = (owner: Owner, public_url: string): Mail =>
  mailOwner(owner, public_url, 'mail_password_changed', t.your_hoko_password_has_just_been())

export const twoFactorOnMail = (owner: Owner, public_url: string): Mail =>
  mailOwner(owner, public_url, 'mail_two_factor_on', t.from_now_on_youll_sign_in_with_your())

export const twoFactorOffMail = (owner: Owner, public_url: string): Mail =>
  mailOwner(owner, public_url, 'mail_two_factor_off', t.two_factor_sign_in_has_just_been())

export const recoveryCodesMail = (owner: Owner, public_url: string): Mail =>
  mailOwner(owner, public_url, 'mail_recovery_codes', t.your_account_has_ten_new_recovery())

/** Somebody whose account was made for them has been signed in nowhere yet. */
export const passwordResetMail = (owner: Owner, public_url: string): Mail =>
  owner.last_seen_at === null
    ? mailOwner(owner, public_url, 'mail_password_chosen', t.your_hoko_account_now_has_a_password())
    : mailOwner(owner, public_url, 'mail_password_changed', t.your_hoko_password_was_changed_and())

export const resetLinkMail = (to: string, link: string): Mail => ({
  ...mail(
    to,
    'mail_reset_link',
    t.our_support_team_started_a_password(),
    link,
    t.if_you_dont_want_a_new_password_you(),
  ),
  button_label: t.choose_password(),
})

export const recoveryCodeUsedMail = (to: string, codes_left: number) =>
  mail(
    to,
    'mail_recovery_code_used',
    joinSentences(
      t.someone_signed_in_with_a_recovery_code(),
      t.you_have_count_codes_left({ count: codes_left }),
    ),
    t.if_that_wasnt_you_change_your_password(),
  )
