import { getForgotPassword } from '#shared/rules/addresses.ts'
import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'
import type { AccountRow } from '#server/modules/auth/account/account.service.ts'
import * as t from './texts.ts'

type Owner = Pick<AccountRow, 'email' | 'first_name' | 'type'>

function mailTo({ email, first_name }: Owner, kind: MailSubject, paragraphs: string[]): Mail {
  return {
    channel: 'email',
    to: email,
    kind,
    text: [t.kia_ora_first_name({ first_name }), ...paragraphs].join('\n\n'),
  }
}

const getSignin = ({ type }: Owner, public_url: string) =>
  `${public_url}${type === 'admin' ? '/admin-signin' : '/signin'}`

export function suspendedMail(owner: Owner, reason: string, public_url: string): Mail {
  return mailTo(owner, 'mail_account_suspended', [
    t.we_have_suspended_your_hoko_account(),
    reason,
    t.youre_signed_out_everywhere_and_cant(),
    t.if_you_think_this_is_a_mistake_sign_in({ signin: getSignin(owner, public_url) }),
  ])
}

export function reinstatedMail(owner: Owner, reason: string, public_url: string): Mail {
  return mailTo(owner, 'mail_account_reinstated', [
    t.your_hoko_account_is_no_longer(),
    reason,
    t.what_you_had_listed_is_shown_again_and(),
    t.sign_in_signin({ signin: getSignin(owner, public_url) }),
  ])
}

interface ResetLink {
  link: string
  public_url: string
}

export const welcome_lasts_hours = 72

export function welcomeMail(owner: Owner, { link, public_url }: ResetLink): Mail {
  const welcome = mailTo(owner, 'mail_welcome', [
    t.weve_set_up_a_hoko_account_for_you(),
    link,
    t.the_link_works_once_for_welcome_lasts({
      welcome_lasts_hours,
      forgotten: public_url + getForgotPassword(owner.type),
    }),
  ])
  return { ...welcome, button_label: t.choose_password() }
}

/** To the former email or phone, so that the owner hears of it. */
export function contactChangedMail(owner: Owner, what: 'email' | 'phone_number'): Mail {
  const mail = mailTo(owner, 'mail_contact_changed', [
    t.our_support_team_changed_your_contact({ is_email: what === 'email' }),
    t.if_you_didnt_ask_for_this_reply_to(),
  ])
  return { ...mail, values: { what: what === 'email' ? t.email_address() : t.phone_number() } }
}

export function contactChangedSms(to: string): Message {
  return { channel: 'sms', to, kind: 'sms_contact_changed', subject: t.your_hoko_phone_number_has_changed() }
}
