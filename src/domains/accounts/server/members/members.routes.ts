import {
  checkMemberContact,
  chooseMember,
  createMember,
  deleteMember,
  exportMembers,
  getMember,
  getSeller,
  listMembers,
  planMembers,
  putMember,
  startReset,
  putMemberStatus,
  changeSuspension,
  liftSuspension,
  suspendMember,
} from '#domains/accounts/common/members/members.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { SellerListings } from '#domains/accounts/server/profile/profile.service.ts'
import { codeSettings } from '#domains/identity/server/codes/codes.service.ts'
import { must } from '#platform/common/must.ts'
import { checkContact, exportTable, planForMembers } from './members-export.service.ts'
import { deleteRequested } from './member-deletion.service.ts'
import { selectChoices, selectMemberRow, selectMembers } from './members.queries.ts'
import { changeMember, createByAdmin, readMember, startResetFor } from './members.service.ts'
import { viewMember, viewSeller } from './members.view.ts'
import { liftOne, moveEnd, setMemberStatus, suspendAccount } from './suspensions/suspension.service.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectSeller } from './seller.queries.ts'

/** The account's owner may also make the calls by id. */
export function membersRoutes(serve: Serve, { config, db }: Platform, listings: SellerListings): void {
  const parts = { db, listings, publicUrl: config.http.publicUrl, ...codeSettings(config) }

  serve(listMembers, async ({ input }) => {
    const { items, total } = await selectMembers(db, input)
    return { items, total, page: input.page, limit: input.limit }
  })
  serve(planMembers, ({ input }) => planForMembers(db, input))
  serve(exportMembers, ({ input, caller }) => exportTable(db, caller, input))
  serve(chooseMember, async ({ input }) => ({ items: await selectChoices(db, input.q) }))

  serve(checkMemberContact, ({ input }) => checkContact(db, input))
  serve(createMember, async ({ input, caller }) =>
    viewMember(db, await createByAdmin(parts, caller, input), caller),
  )
  serve(getMember, async ({ input, caller }) =>
    viewMember(db, await readMember(db, caller, input.id), caller),
  )
  serve(putMember, async ({ input, caller }) =>
    viewMember(db, await changeMember(parts, caller, input), caller),
  )

  serve(deleteMember, async ({ input, caller }) => {
    await deleteRequested(db, caller, input)
    return { ok: true as const }
  })
  serve(putMemberStatus, async ({ input, caller }) => {
    await setMemberStatus(parts, caller, input)
    return viewMember(db, must(await selectMemberRow(db, input.id), 'member'), caller)
  })
  serve(suspendMember, async ({ input: { until, note = null, ...wanted }, caller }) => {
    await suspendAccount(parts, caller, { ...wanted, note, until: until === null ? null : new Date(until) })
    return viewMember(db, must(await selectMemberRow(db, wanted.id), 'member'), caller)
  })
  serve(changeSuspension, async ({ input, caller }) =>
    viewMember(db, must(await selectMemberRow(db, await moveEnd(parts, caller, input)), 'member'), caller),
  )
  serve(liftSuspension, async ({ input, caller }) =>
    viewMember(db, must(await selectMemberRow(db, await liftOne(parts, caller, input)), 'member'), caller),
  )
  serve(startReset, async ({ input, caller }) => {
    await startResetFor(parts, caller, input)
    return { ok: true as const }
  })

  serve(getSeller, async ({ input, source }) => {
    const row = await selectSeller(source.db, input.id)
    return row ? viewSeller(row) : refuse('not_found')
  })
}
