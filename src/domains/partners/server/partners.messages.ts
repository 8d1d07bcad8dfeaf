import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { getForgotPassword } from '#platform/common/addresses.ts'
import * as t from '#domains/partners/texts.ts'

const accessMail = (to: string, public_url: string, change: string): Mail => ({
  channel: 'email',
  to,
  kind: 'mail_api_access',
  values: { change, link: public_url + getForgotPassword('user') },
})

export const keyMadeMail = (to: string, public_url: string, name: string): Mail =>
  accessMail(to, public_url, t.an_api_key_has_just_been_made({ name }))

export const webhookMovedMail = (to: string, public_url: string, host: string): Mail =>
  accessMail(to, public_url, t.a_webhook_now_goes_to({ host }))

export const webhookSecretMail = (to: string, public_url: string, host: string): Mail =>
  accessMail(to, public_url, t.a_webhook_has_a_new_secret({ host }))

export const webhookAddedMail = (to: string, public_url: string, host: string): Mail =>
  accessMail(to, public_url, t.a_webhook_has_just_been_set_up({ host }))
