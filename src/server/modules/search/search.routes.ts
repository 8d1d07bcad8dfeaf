import { listSimilarListings, searchListings } from '#contract/search.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findListings } from './search.service.ts'
import { findSimilar } from './similar.service.ts'

export function searchRoutes(serve: Serve, { db }: Platform): void {
  serve(searchListings, async ({ input }) => await findListings(db, input))
  serve(listSimilarListings, async ({ input }) => ({ items: await findSimilar(db, input.id) }))
}
