import type { AnyFlagReason } from '#domains/flags/common/flags.ts'
import type { FlaggedKind, MemberFlagReason } from '#domains/flags/common/member-flags.ts'
import type { RemovableKind } from './removals.queries.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const listingFlagged = fact<{ listing_id: number; reason: AnyFlagReason; text: string }>(
  'listing.flagged',
)

export const flagDecided = fact<{
  listing_id: number
  reporter_id: number
  outcome: 'upheld' | 'dismissed'
  word: string
}>('flag.decided')

export const memberFlagged = fact<{
  kind: FlaggedKind
  about_id: number
  reason: MemberFlagReason
  text: string
}>('member.flagged')

interface RemovedWords {
  kind: RemovableKind
  author_id: number
  reason: string
  listing_id: number
  /** Set for a message. */
  conversation_id: number | null
}

/** Its reader was notified of this text. */
export const contentRemoved = fact<RemovedWords & { reader_id: number; text: string }>('content.removed')

export const contentPutBack = fact<RemovedWords>('content.put-back')

export const memberFlagDecided = fact<{
  kind: FlaggedKind
  about_id: number
  reporter_id: number
  outcome: 'upheld' | 'dismissed'
  word: string
}>('member-flag.decided')

/** Its decision was undone, so it's open again. */
export const flagReopened = fact<{ reporter_id: number; listing_id: number | null }>('flag.reopened')
