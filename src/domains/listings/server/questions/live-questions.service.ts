import { toListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectLastChanges } from './questions.queries.ts'

export function registerQuestionSource({ live, db }: Pick<Platform, 'live' | 'db'>): void {
  live.source('questions', async (ids) => {
    const changes = await selectLastChanges(db, ids.map(toListingId))
    return new Map(
      [...changes].map(([listingId, at]): [number, LiveMessage] => [
        listingId,
        { kind: 'questions', listing_id: listingId, changed_at: at.toISOString() },
      ]),
    )
  })
}
