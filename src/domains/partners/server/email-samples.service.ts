import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { keyMadeMail, webhookAddedMail, webhookMovedMail, webhookSecretMail } from './partners.messages.ts'
import * as t from '#domains/partners/texts.ts'

const to = 'mere@example.nz'

/** Composed with made-up values, with names that tell them apart. */
export const composeSampleEmailsOfPartners = (publicUrl: string): [string, Mail][] => [
  ['api_key_made', keyMadeMail(to, publicUrl, t.sample_key_name())],
  ['webhook_added', webhookAddedMail(to, publicUrl, 'hooks.example.nz')],
  ['webhook_moved', webhookMovedMail(to, publicUrl, 'hooks.example.nz')],
  ['webhook_secret', webhookSecretMail(to, publicUrl, 'hooks.example.nz')],
]
