import {
  decideListings,
  exportAdminListings,
  getAppeal,
  getAdminListing,
  listAdminListings,
  moveListings,
  planListings,
  writeAppeal,
  getProposal,
  proposeAct,
  setListingStatus,
} from '#domains/moderation/common/moderation.ts'
import {
  answerMemberAppeal,
  appealSuspension,
  getAccountAppeal,
  getMemberAppeal,
  listOwnSuspensions,
  writeAccountAppeal,
  appealWarning,
  decideMembers,
  listMemberWarnings,
  listOwnWarnings,
  withdrawWarning,
} from '#domains/moderation/common/warnings.ts'
import {
  decideCase,
  decideCases,
  getCase,
  listCases,
  noteCase,
  takeCase,
  undoDecision,
  createTemplate,
  listTemplates,
  updateTemplate,
} from '#domains/moderation/common/cases.ts'
import { getTransparency } from '#domains/moderation/common/transparency.ts'
import { resolveActor } from '#domains/selling/server/publishing/behalf.service.ts'
import {
  isAdminsDraft,
  publishDraft,
  takeBack,
  withdrawListing,
} from '#domains/selling/server/publishing/publishing.service.ts'
import { markAsSold } from '#domains/selling/server/sold.service.ts'
import { decideOnListing } from './decisions.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { cacheAnswers } from '#platform/server/http/cached/cached-answers.ts'
import { refuseBeyondRole } from '#platform/server/http/staff-role.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readAccountAppeal, readOwnSuspensions, writeToAccountAppeal } from './account-appeals.service.ts'
import { readAppeal, writeToAppeal } from './appeals.service.ts'
import { readCase, readCases, takeOne, writeNote } from './cases/cases.service.ts'
import { decideMany, decideCaseWithActs } from './cases/deciding.service.ts'
import { undoOne, readTransparency, transparencyTtlMs } from './transparency/transparency.service.ts'
import { proposeStaffAct, readProposal } from './second-person/second-person.service.ts'
import { addTemplate, changeTemplate, readTemplates } from './templates/templates.service.ts'
import {
  readMemberWarnings,
  readWarnings,
  withdrawOne,
  writeAboutWarning,
} from './warnings/warnings.service.ts'
import { exportTable, readStored, readTable } from './admin-listings.service.ts'
import { decideEach, moveEach, planForListings, decideEachMember } from './bulk-listings.service.ts'

export function moderationRoutes(serve: Serve, platform: Platform): void {
  const { db, config } = platform

  serve(listAdminListings, ({ input }) => readTable(db, input))
  serve(exportAdminListings, ({ input, caller }) => exportTable(db, caller.id, input))
  serve(getAdminListing, ({ input }) => readStored(db, input.id))
  serve(planListings, ({ input }) => planForListings(db, input))
  serve(decideListings, ({ input, caller, once }) => decideEach(platform, caller.id, input, once))
  serve(moveListings, ({ input, caller, once }) => moveEach(platform, caller, input, once))

  // One call for eight actions, each in the module that owns it.
  serve(setListingStatus, async ({ input, caller }) => {
    const { id, status, reason = '' } = input
    const actor = await resolveActor(db, caller, id)
    if (status === 'active' && (caller.type === 'user' || (await isAdminsDraft(db, id)))) {
      return await publishDraft(db, config, actor, id)
    }
    refuseBeyondRole(caller, decideListings)
    if (caller.type === 'admin') return await decideOnListing(db, config, caller.id, input)
    if (status === 'withdrawn') return await withdrawListing(db, actor, id, reason)
    if (status === 'sold') {
      await markAsSold(db, caller.id, { id, idempotencyKey: null })
      return { id, status, closes_at: null, reason: null }
    }
    return await takeBack(db, caller.id, id, status)
  })

  serve(getAccountAppeal, ({ caller }) => readAccountAppeal(db, caller, caller.id))
  serve(writeAccountAppeal, ({ input: { text }, caller }) =>
    writeToAccountAppeal(db, caller, { account_id: caller.id, text }),
  )
  serve(listOwnSuspensions, ({ caller }) => readOwnSuspensions(db, caller))
  serve(appealSuspension, async ({ input: { id, text }, caller }) => {
    await writeToAccountAppeal(db, caller, { account_id: caller.id, suspension_id: id, text })
    return await readOwnSuspensions(db, caller)
  })
  serve(getMemberAppeal, ({ input, caller }) => readAccountAppeal(db, caller, input.id))
  serve(answerMemberAppeal, ({ input: { id: accountId, text }, caller }) =>
    writeToAccountAppeal(db, caller, { account_id: accountId, text }),
  )

  serve(getAppeal, ({ input, caller }) => readAppeal(db, caller, input.id))
  serve(writeAppeal, ({ input, caller }) => writeToAppeal(db, caller, input.id, input.text))

  serve(proposeAct, ({ input, caller }) => proposeStaffAct(db, caller, input))
  serve(getProposal, ({ input, caller }) => readProposal(db, caller, input))
  serve(
    getTransparency,
    cacheAnswers(platform, getTransparency, { ttlMs: transparencyTtlMs }, () => readTransparency(db)),
  )
  serveCases(serve, platform)
  serveTemplates(serve, platform)
  serveWarnings(serve, platform)
}

function serveCases(serve: Serve, platform: Platform): void {
  const { db } = platform
  serve(listCases, ({ input, caller }) => readCases(db, caller.id, input))
  serve(getCase, ({ input }) => readCase(db, input))
  serve(takeCase, ({ input, caller }) => takeOne(db, caller.id, input))
  serve(noteCase, ({ input, caller }) => writeNote(db, caller.id, input))
  serve(decideCase, ({ input, caller }) => decideCaseWithActs(platform, caller, input))
  serve(undoDecision, ({ input, caller }) => undoOne(platform, caller, input.id))
  serve(decideCases, ({ input, caller }) => decideMany(platform, caller, input))
}

function serveTemplates(serve: Serve, { db }: Platform): void {
  serve(listTemplates, () => readTemplates(db))
  serve(createTemplate, ({ input, caller }) => addTemplate(db, caller.id, input))
  serve(updateTemplate, ({ input, caller }) => changeTemplate(db, caller.id, input))
}

function serveWarnings(serve: Serve, platform: Platform): void {
  const { db } = platform

  serve(listOwnWarnings, ({ caller }) => readWarnings(db, caller.id, 'user'))
  serve(appealWarning, async ({ input: { id, text }, caller }) => {
    await writeAboutWarning(db, { id, text, author: caller })
    return await readWarnings(db, caller.id, 'user')
  })
  serve(listMemberWarnings, ({ input }) => readMemberWarnings(db, input.id))
  serve(decideMembers, ({ input, caller, once }) => decideEachMember(platform, caller, input, once))
  serve(withdrawWarning, ({ input, caller }) => withdrawOne(db, caller.id, input))
}
