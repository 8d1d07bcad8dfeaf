import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { invitationMail } from './team/team.messages.ts'
import * as t from '#domains/businesses/texts.ts'

/** Composed with made-up values. */
export function composeSampleEmailsOfBusinesses(publicUrl: string): [string, Mail][] {
  const invitation = { business: t.sample_business(), code: '471100', days: 7 }
  return [['team_invitation', invitationMail('mere@example.nz', invitation, publicUrl)]]
}
