import type { OtherAccess } from '#domains/identity/server/password/other-access.service.ts'
import { selectTeam, type TeamRow } from './team.queries.ts'
import { endTeam } from './team.service.ts'
import * as t from '#domains/businesses/texts.ts'

const nameMember = ({ name, email }: TeamRow) =>
  name === null ? t.invitation_to({ email }) : t.team_member_name({ name, email })

export const teamAccess: OtherAccess = {
  list: async (db, account_id) => (await selectTeam(db, account_id)).map(nameMember),
  revoke: async (tx, account_id) => (await endTeam(tx, account_id)).map(nameMember),
}
