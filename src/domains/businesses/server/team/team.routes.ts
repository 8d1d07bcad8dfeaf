import {
  acceptInvitation,
  endTeamMember,
  getTeam,
  inviteToTeam,
  listWorkplaceListings,
  listWorkplaces,
  updateTeamMember,
} from '#domains/businesses/common/team.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { resolveBusiness } from '../business-actor.service.ts'
import { requireOpenTeam } from './team-actor.service.ts'
import { selectWorkplaceListings } from './team.queries.ts'
import {
  acceptTeamInvitation,
  changeRights,
  endMembership,
  inviteMember,
  readTeam,
  readWorkplaces,
} from './team.service.ts'

export function teamRoutes(serve: Serve, { db, config }: Platform): void {
  serve(getTeam, async ({ input, caller }) => {
    const { seller_id: sellerId } = await resolveBusiness(db, caller, input.seller)
    return await readTeam(db, sellerId)
  })
  serve(inviteToTeam, async ({ input, caller }) => {
    await refuseStalePassword(db, caller)
    return await inviteMember({ db, publicUrl: config.http.publicUrl }, caller.id, input)
  })
  serve(updateTeamMember, async ({ input, caller }) => {
    await refuseStalePassword(db, caller)
    return await changeRights(db, caller.id, input)
  })
  serve(endTeamMember, async ({ input, caller }) => {
    await endMembership(db, caller.id, input.id)
    return { ok: true as const }
  })
  serve(listWorkplaces, async ({ caller }) => ({ items: await readWorkplaces(db, caller.id) }))
  serve(acceptInvitation, ({ input, caller }) => acceptTeamInvitation(db, caller.id, input))
  serve(listWorkplaceListings, async ({ input: { seller, page, limit }, caller }) => {
    const of = { seller_id: seller, account_id: caller.id }
    const may =
      (await requireOpenTeam(db, { ...of, right: 'listings' })) ||
      (await requireOpenTeam(db, { ...of, right: 'questions' }))
    if (!may) return refuse('not_found')
    return { ...(await selectWorkplaceListings(db, seller, { page, limit })), page, limit }
  })
}
