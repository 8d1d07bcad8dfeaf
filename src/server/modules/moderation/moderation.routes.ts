import {
  decideListings,
  exportAdminListings,
  getAppeal,
  getAdminListing,
  listAdminListings,
  writeAppeal,
} from '#contract/moderation/moderation.ts'
import {
  answerMemberAppeal,
  getAccountAppeal,
  getMemberAppeal,
  writeAccountAppeal,
} from '#contract/moderation/account-appeals.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readAccountAppeal, writeToAccountAppeal } from './account-appeals.service.ts'
import { readAppeal, writeToAppeal } from './appeals.service.ts'
import { decideEach, exportTable, readKept, readTable } from './admin-listings.service.ts'

export function moderationRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform

  serve(listAdminListings, ({ input }) => readTable(db, input))
  serve(exportAdminListings, ({ input, caller }) => exportTable(db, caller.id, input))
  serve(getAdminListing, ({ input }) => readKept(db, input.id))
  serve(decideListings, ({ input, caller }) => decideEach(platform, caller.id, input))

  serve(getAccountAppeal, ({ caller }) => readAccountAppeal(db, caller, caller.id))
  serve(writeAccountAppeal, ({ input: { text }, caller }) =>
    writeToAccountAppeal(db, caller, { account_id: caller.id, text }),
  )
  serve(getMemberAppeal, ({ input, caller }) => readAccountAppeal(db, caller, input.id))
  serve(answerMemberAppeal, ({ input: { id: account_id, text }, caller }) =>
    writeToAccountAppeal(db, caller, { account_id, text }),
  )

  serve(getAppeal, ({ input, caller }) => readAppeal(db, caller, input.id))
  serve(writeAppeal, ({ input, caller }) => writeToAppeal(db, caller, input.id, input.text))
}
