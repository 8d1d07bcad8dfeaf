import { searchListings } from '#contract/search.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findListings } from './search.service.ts'

export function searchRoutes(serve: Serve, { db }: Platform): void {
  serve(searchListings, async ({ input }) => await findListings(db, input))
}
