import {
  decideListings,
  exportKeptListings,
  getAppeal,
  getKeptListing,
  listKeptListings,
  writeAppeal,
} from '#contract/moderation.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readAppeal, writeToAppeal } from './appeals.service.ts'
import { decideEach, exportTable, readKept, readTable } from './kept-listings.service.ts'

export function moderationRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform

  serve(listKeptListings, ({ input }) => readTable(db, input))
  serve(exportKeptListings, ({ input, caller }) => exportTable(db, caller.id, input))
  serve(getKeptListing, ({ input }) => readKept(db, input.id))
  serve(decideListings, ({ input, caller }) => decideEach(platform, caller.id, input))

  serve(getAppeal, ({ input, caller }) => readAppeal(db, caller, input.id))
  serve(writeAppeal, ({ input, caller }) => writeToAppeal(db, caller, input.id, input.text))
}
