import { getForgotPassword } from '#shared/rules/addresses.ts'
import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Mail, Message } from '#server/modules/settings/message-texts.service.ts'
import * as t from './texts.ts'

const mail = (to: string, kind: MailSubject, ...paragraphs: string[]): Mail => ({
  channel: 'email',
  to,
  kind,
  text: [t.kia_ora(), ...paragraphs].join('\n\n'),
})

const ifNotYou = (public_url: string) => t.if_that_wasnt_you_choose_a_new({ public_url })

export function paymentDetailsMail(to: string, public_url: string, what: 'changed' | 'removed'): Mail {
  return mail(
    to,
    'mail_payment_details',
    what === 'changed'
      ? t.the_bank_account_your_buyers_pay_into()
      : t.your_hoko_account_no_longer_says_where(),
    ifNotYou(public_url),
  )
}

interface Moved {
  type: 'user' | 'admin'
  public_url: string
}

const getForgotten = ({ type, public_url }: Moved) => public_url + getForgotPassword(type)

/** Goes to the old address, so it doesn't name the new one. */
export function contactMovedMessage(
  { channel, target }: { channel: 'email' | 'sms'; target: string },
  moved: Moved,
): Message {
  const link = getForgotten(moved)
  if (channel === 'sms') {
    const subject = t.your_hoko_account_has_a_new_phone()
    return { channel, to: target, kind: 'sms_contact_moved', values: { link }, subject }
  }
  const told = t.your_hoko_account_was_moved_from_this()
  const otherwise = t.if_that_wasnt_you_choose_a_new_2({ link })
  return { ...mail(target, 'mail_contact_moved', told, otherwise), values: { what: t.email_address() } }
}

/** By email, where no SMS can reach the old number. */
export function phoneChangedMail(to: string, moved: Moved): Mail {
  const told = t.the_phone_number_on_your_hoko_account()
  const otherwise = t.if_that_wasnt_you_choose_a_new_3({ forgotten: getForgotten(moved) })
  return { ...mail(to, 'mail_contact_moved', told, otherwise), values: { what: t.phone_number() } }
}

export const accountDeletedMail = (to: string, reason: string | null) =>
  mail(
    to,
    'mail_account_deleted',
    ...(reason === null ? [] : [t.our_support_team_deleted_your_hoko(), reason]),
    t.your_hoko_account_and_your_personal(),
    t.thanks_for_being_part_of_hoko(),
  )
