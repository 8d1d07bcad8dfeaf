import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import * as t from '#domains/businesses/texts.ts'

interface Invitation {
  business: string
  code: string
  days: number
}

export const invitationMail = (
  to: string,
  { business, code, days }: Invitation,
  publicUrl: string,
): Mail => ({
  channel: 'email',
  to,
  kind: 'mail_team_invitation',
  values: { business, code, days: String(days), link: `${publicUrl}/user-settings#workplaces` },
  button_label: t.join_team(),
})
