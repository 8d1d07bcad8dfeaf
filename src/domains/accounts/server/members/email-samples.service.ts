import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { contactChangedMail, reinstatedMail, suspendedMail, welcomeMail } from './members.messages.ts'
import * as t from '#domains/accounts/texts.ts'

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
