import type { AnyFlagReason } from '#domains/flags/common/flags.ts'
import type { FlaggedKind, MemberFlagReason } from '#domains/flags/common/member-flags.ts'
import type { RemovableKind } from './removals.queries.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const listingFlagged = fact<{ listing_id: ListingId; reason: AnyFlagReason; text: string }>(
  'listing.flagged',
)

export const flagDecided = fact<{
  listing_id: ListingId
  reporter_id: AccountId
  outcome: 'upheld' | 'dismissed'
  word: string
}>('flag.decided')

export const memberFlagged = fact<{
  kind: FlaggedKind
  about_id: AccountId
  reason: MemberFlagReason
  text: string
}>('member.flagged')

interface RemovedWords {
  kind: RemovableKind
  author_id: AccountId
  reason: string
  listing_id: ListingId
  /** Set for a message. */
  conversation_id: number | null
}

/** Its reader was notified of this text. */
export const contentRemoved = fact<RemovedWords & { reader_id: AccountId; text: string }>('content.removed')

export const contentPutBack = fact<RemovedWords>('content.put-back')

export const memberFlagDecided = fact<{
  kind: FlaggedKind
  about_id: AccountId
  reporter_id: AccountId
  outcome: 'upheld' | 'dismissed'
  word: string
}>('member-flag.decided')

/** Its decision was undone, so it's open again. */
export const flagReopened = fact<{ reporter_id: AccountId; listing_id: ListingId | null }>('flag.reopened')
