import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { getForgotPassword } from '#platform/common/addresses.ts'
import * as t from '#domains/partners/texts.ts'

const accessMail = (to: string, publicUrl: string, change: string): Mail => ({
  channel: 'email',
  to,
  kind: 'mail_api_access',
  values: { change, link: publicUrl + getForgotPassword('user') },
})

export const keyMadeMail = (to: string, publicUrl: string, name: string): Mail =>
  accessMail(to, publicUrl, t.an_api_key_has_just_been_made({ name }))

export const webhookMovedMail = (to: string, publicUrl: string, host: string): Mail =>
  accessMail(to, publicUrl, t.a_webhook_now_goes_to({ host }))

export const webhookSecretMail = (to: string, publicUrl: string, host: string): Mail =>
  accessMail(to, publicUrl, t.a_webhook_has_a_new_secret({ host }))

export const webhookAddedMail = (to: string, publicUrl: string, host: string): Mail =>
  accessMail(to, publicUrl, t.a_webhook_has_just_been_set_up({ host }))
