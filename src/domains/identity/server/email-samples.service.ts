import { type Mail, toMail } from '#domains/settings/server/message-texts.service.ts'
import * as messages from './auth.messages.ts'
import * as t from '#domains/identity/texts.ts'
import { codeMail, emailTakenMail } from './codes/verification.messages.ts'

const to = 'mere@example.nz'
const code = '4711'
const owner = { email: to, type: 'user', last_seen_at: new Date(0) } as const

/** Composed with made-up values, with names that tell them apart. */
export function composeSampleEmailsOfAuth(publicUrl: string): [string, Mail][] {
  const link = `${publicUrl}/auth/reset-password#made-up`
  const mailbox = { channel: 'email', target: to } as const
  const sample = (purpose: messages.CodePurpose): [string, Mail] => [
    `code_${purpose}`,
    toMail(messages.requestedCodeMessage(mailbox, purpose, code)),
  ]
  const none = (why: messages.NoCodeReason): [string, Mail] => [
    `no_code_${why}`,
    toMail(messages.noCodeMessage(mailbox, why)),
  ]
  return [
    ['code', codeMail(to, code)],
    ...(['reset_password', 'delete_account', 'change_email', 'change_phone'] as const).map(sample),
    ...(['suspended', 'email_taken', 'shared_phone'] as const).map(none),
    ['email_taken', emailTakenMail(to, publicUrl)],
    ['verify_email', messages.verifyEmailMail({ email: to, first_name: t.sample_first_name() }, publicUrl)],
    ['reset_link', messages.resetLinkMail(to, link)],
    ['password_changed', messages.passwordChangedMail(owner, publicUrl, '')],
    ['password_reset', messages.passwordResetMail(owner, publicUrl, '')],
    ['password_chosen', messages.passwordResetMail({ ...owner, last_seen_at: null }, publicUrl, '')],
    ['two_factor_on', messages.twoFactorOnMail(owner, publicUrl)],
    ['two_factor_off', messages.twoFactorOffMail(owner, publicUrl)],
    ['recovery_codes', messages.recoveryCodesMail(owner, publicUrl)],
    ['recovery_code_used', messages.recoveryCodeUsedMail(to, 7)],
  ]
}
