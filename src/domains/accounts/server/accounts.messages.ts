import { getForgotPassword } from '#platform/common/addresses.ts'
import type { MailSubject } from '#domains/settings/common/messages/message-texts.ts'
import type { Mail, Message } from '#domains/settings/server/message-texts.service.ts'
import * as t from '#domains/accounts/texts.ts'

const mail = (to: string, kind: MailSubject, values: Record<string, string>): Mail => ({
  channel: 'email',
  to,
  kind,
  values,
})

export function paymentDetailsMail(to: string, publicUrl: string, what: 'changed' | 'removed'): Mail {
  const change =
    what === 'changed'
      ? t.the_bank_account_your_buyers_pay_into()
      : t.your_hoko_account_no_longer_says_where()
  return mail(to, 'mail_payment_details', { change, link: publicUrl + getForgotPassword('user') })
}

interface Moved {
  type: 'user' | 'admin'
  publicUrl: string
}

const getForgotten = ({ type, publicUrl }: Moved) => publicUrl + getForgotPassword(type)

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
  const change = t.your_hoko_account_was_moved_from_this()
  return mail(target, 'mail_contact_moved', { what: t.email_address(), change, link })
}

/** Sent by email if no SMS can reach the old number. */
export function phoneChangedMail(to: string, moved: Moved): Mail {
  const change = t.the_phone_number_on_your_hoko_account()
  return mail(to, 'mail_contact_moved', { what: t.phone_number(), change, link: getForgotten(moved) })
}

/** @param reason from support, if it wasn't the owner */
export const accountDeletedMail = (to: string, reason: string | null): Mail =>
  mail(to, 'mail_account_deleted', {
    reason: reason === null ? '' : t.our_support_team_deleted_your_hoko({ reason }),
  })
