import {
  exportAgentNumbers,
  getAgentNumbers,
  createAgent,
  deleteAgent,
  listAgents,
  lookAtAgent,
  updateAgent,
} from '#domains/businesses/common/agents.ts'
import {
  getBranding,
  putBranding,
  findShop,
  getStorefront,
  putStorefront,
} from '#domains/businesses/common/storefront.ts'
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
import { exportNumbers, readAgentNumbers } from './agents/agent-numbers.service.ts'
import { addAgent, changeAgent, findSellerOfAgent, readAgents, removeAgent } from './agents/agents.service.ts'
import { readAgentContact } from './agents/contact.service.ts'
import { changeBranding, readOwnBranding, readShownBranding } from './branding.service.ts'
import { resolveBusiness, getSellerId, mayActFor, readSeller } from './business-actor.service.ts'
import { readShop } from './storefront/slugs.service.ts'
import { changeStorefront, readStorefront } from './storefront/storefront.service.ts'
import { requireOpenTeam } from './team/team-actor.service.ts'
import { selectWorkplaceListings } from './team/team.queries.ts'
import {
  acceptTeamInvitation,
  changeRights,
  endMembership,
  inviteMember,
  readTeam,
  readWorkplaces,
} from './team/team.service.ts'

function teamRoutes(serve: Serve, { db, config }: Platform): void {
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

export function businessesRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform
  teamRoutes(serve, platform)

  serve(listAgents, async ({ input: { seller, status }, caller }) => {
    const sellerId = getSellerId(caller, seller)
    await readSeller(db, sellerId)
    const isOwn = await mayActFor(db, caller, sellerId, 'settings')
    return { items: await readAgents(db, sellerId, { is_own: isOwn, status }) }
  })
  serve(createAgent, async ({ input: { seller_id: sellerId, ...fields }, caller }) =>
    addAgent(db, await resolveBusiness(db, caller, sellerId, 'settings'), fields),
  )
  serve(updateAgent, async ({ input, caller }) => {
    const sellerId = await findSellerOfAgent(db, input.id)
    return await changeAgent(db, await resolveBusiness(db, caller, sellerId, 'settings'), input)
  })
  serve(deleteAgent, async ({ input, caller }) => {
    const sellerId = await findSellerOfAgent(db, input.id)
    await removeAgent(db, await resolveBusiness(db, caller, sellerId, 'settings'), input.id)
    return { ok: true as const }
  })
  serve(lookAtAgent, ({ input, caller }) => readAgentContact(db, caller.id, input.agent_id))

  serve(getAgentNumbers, async ({ input: { seller, ...span }, caller }) => {
    const { seller_id: sellerId } = await resolveBusiness(db, caller, seller, 'statistics')
    return await readAgentNumbers(db, sellerId, span)
  })
  serve(exportAgentNumbers, async ({ input: { seller, ...span }, caller }) => {
    const { seller_id: sellerId } = await resolveBusiness(db, caller, seller, 'statistics')
    return await exportNumbers(db, sellerId, span)
  })

  serve(getBranding, async ({ input, caller }) => {
    const sellerId = getSellerId(caller, input.seller)
    if (await mayActFor(db, caller, sellerId, 'settings')) return await readOwnBranding(db, sellerId)
    const shown = (await readShownBranding(db, sellerId)) ?? refuse('not_found')
    return { ...shown, seller_id: sellerId, is_shown: true }
  })
  serve(putBranding, async ({ input: { seller_id: sellerId, ...input }, caller }) =>
    changeBranding(db, await resolveBusiness(db, caller, sellerId, 'settings'), input),
  )

  serve(getStorefront, ({ input, caller, source }) =>
    readStorefront(source.db, getSellerId(caller, input.seller)),
  )
  serve(findShop, ({ input, source }) => readShop(source.db, input.slug))
  serve(putStorefront, async ({ input: { seller_id: sellerId, ...input }, caller }) =>
    changeStorefront(db, await resolveBusiness(db, caller, sellerId, 'settings'), input),
  )
}
