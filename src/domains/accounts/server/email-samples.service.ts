import { type Mail, toMail } from '#domains/settings/server/message-texts.service.ts'
import {
  accountDeletedMail,
  contactMovedMessage,
  paymentDetailsMail,
  phoneChangedMail,
} from './accounts.messages.ts'
import { contactChangedMail, reinstatedMail, suspendedMail, welcomeMail } from './members/members.messages.ts'
import * as t from '#domains/accounts/texts.ts'

const to = 'mere@example.nz'

/** Composed with made-up values, with names that tell them apart. */
export function composeSampleEmailsOfAccounts(publicUrl: string): [string, Mail][] {
  const moved = { type: 'user', publicUrl } as const
  return [
    ['email_moved', toMail(contactMovedMessage({ channel: 'email', target: to }, moved))],
    ['phone_moved', phoneChangedMail(to, moved)],
    ['payment_details_changed', paymentDetailsMail(to, publicUrl, 'changed')],
    ['payment_details_removed', paymentDetailsMail(to, publicUrl, 'removed')],
    ['account_deleted', accountDeletedMail(to, null)],
    ['account_deleted_by_support', accountDeletedMail(to, t.sample_reason_to_delete())],
  ]
}

/** Composed with made-up values, with names that tell them apart. */
export function composeSampleEmailsOfMembers(publicUrl: string): [string, Mail][] {
  const owner = { email: 'mere@example.nz', first_name: t.sample_name(), type: 'user' } as const
  const link = `${publicUrl}/auth/reset-password#made-up`
  return [
    ['welcome', welcomeMail(owner, { link, publicUrl })],
    ['email_changed_by_support', contactChangedMail(owner, 'email')],
    ['phone_changed_by_support', contactChangedMail(owner, 'phone_number')],
    ['account_suspended', suspendedMail(owner, t.sample_reason_to_suspend(), publicUrl)],
    ['account_reinstated', reinstatedMail(owner, t.sample_reason_to_reinstate(), publicUrl)],
  ]
}
