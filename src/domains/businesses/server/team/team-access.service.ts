import type { OtherAccess } from '#domains/identity/server/password/other-access.service.ts'
import { selectTeam, type TeamRow } from './team.queries.ts'
import { endTeam } from './team.service.ts'
import * as t from '#domains/businesses/texts.ts'

const nameMember = ({ name, email }: TeamRow) =>
  name === null ? t.invitation_to({ email }) : t.team_member_name({ name, email })

export const teamAccess: OtherAccess = {
  list: async (db, accountId) => (await selectTeam(db, accountId)).map(nameMember),
  revoke: async (tx, accountId) => (await endTeam(tx, accountId)).map(nameMember),
}
