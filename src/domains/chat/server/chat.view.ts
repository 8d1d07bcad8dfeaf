import type { ChatMessage, Conversation, ListingConversation } from '#domains/chat/common/chat.ts'
import type { ConversationStep } from '#domains/chat/common/dealings.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { Image } from '#domains/media/common/media.ts'
import { findSafetyHint } from '#domains/chat/common/chat-safety.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { rejectionReason, type Verdict } from '#platform/common/verdict.ts'
import type { ChatDeal, Pair, StepRow } from './steps.queries.ts'
import type { ConversationRow, MessageRow } from './chat.queries.ts'
import { describeRejection, judgeWriting, type WritingRejection } from './chat.rules.ts'

interface Parts {
  cardOf: (listingId: ListingId) => ListingCard
  dealOf: (pair: Pair) => ChatDeal | null
  acting_for: ListingConversation['acting_for']
  /** This person's restriction from writing to anybody. */
  restriction: Verdict
}

export function conversationView(
  row: ConversationRow,
  accountId: AccountId,
  { cardOf, dealOf, acting_for: actingFor, restriction }: Parts,
): Conversation {
  if (row.listing_id === null || row.buyer_id === null || row.other_id === null) {
    const isResolved = row.request_status === 'resolved'
    return {
      kind: 'support',
      is_resolved: isResolved,
      ...statusView(row, accountId),
      other_read_number: row.support_read_number ?? 0,
      may_write: true,
      why_not: null,
    }
  }
  const { listing_id: listingId, buyer_id: buyerId, seller_id: sellerId } = row
  const verdict = judgeWritingIn(row)
  return {
    kind: 'listing',
    listing: cardOf(listingId),
    role: sellerId === accountId ? 'seller' : 'buyer',
    acting_for: actingFor,
    other: {
      id: row.other_id,
      display_name: row.display_name,
      avatar: row.avatar,
      is_active: verdict.isAllowed && row.is_active,
      shows_phone: verdict.isAllowed && sellerId !== accountId && row.shows_phone === true,
    },
    deal: dealOf({ listing_id: listingId, buyer_id: buyerId }),
    ...statusView(row, accountId),
    other_read_number: row.other_read_number ?? 0,
    ...writingView(verdict, restriction),
  }
}

export function writingView(verdict: Verdict<WritingRejection>, restriction: Verdict) {
  const reason = rejectionReason(verdict)
  const denialReason = rejectionReason(restriction) ?? (reason && describeRejection(reason))
  return { may_write: denialReason === null, why_not: denialReason }
}

const judgeWritingIn = (row: ConversationRow) =>
  judgeWriting({
    is_live: true,
    have_met: true,
    has_blocked: row.status === 'blocked',
    is_blocked: row.other_status === 'blocked' || row.is_blocked_as_buyer,
    isOtherActive: row.other_account_status === 'active',
  })

export const mayWriteIn = (row: ConversationRow): boolean => judgeWritingIn(row).isAllowed

export const stepView = (
  { by_id: byId, at, starts_at: startsAt, ends_at: endsAt, ...step }: StepRow,
  accountId: AccountId,
): ConversationStep => ({
  ...step,
  at: at.toISOString(),
  by: byId === null ? 'hoko' : byId === accountId ? 'me' : 'other',
  time: startsAt && endsAt && { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
})

function statusView(row: ConversationRow, accountId: AccountId) {
  return {
    id: row.id,
    status: row.status,
    last_number: row.last_number,
    last_at: row.last_at.toISOString(),
    last_message:
      row.last_text === null
        ? null
        : {
            text: row.last_removed_at ? '' : row.last_text,
            is_mine: row.last_sender_id === accountId,
            image_count: row.last_removed_at ? 0 : (row.last_image_ids?.length ?? 0),
            is_removed: row.last_removed_at !== null,
          },
    unread: row.unread,
    is_other_typing: row.is_other_typing && row.status !== 'blocked' && row.other_status !== 'blocked',
  }
}

/** @param knownFrom from this number on the reader knows the other person, or it's support */
export function messageView(
  row: MessageRow,
  accountId: AccountId,
  {
    images,
    knownFrom,
    names,
  }: { images: Map<number, Image>; knownFrom: number | null; names: Map<number, string> },
): ChatMessage {
  const isMine = row.sender_id === accountId
  return {
    number: row.number,
    client_id: row.client_id,
    is_mine: isMine,
    by_member: isMine && row.by_member !== null ? (names.get(row.by_member) ?? null) : null,
    text: row.removed_at ? '' : row.text,
    images: row.removed_at ? [] : row.image_ids.flatMap((id) => images.get(id) ?? []),
    sent_at: row.sent_at.toISOString(),
    removed_at: row.removed_at?.toISOString() ?? null,
    safety_hint:
      isMine || row.removed_at || (knownFrom !== null && row.number > knownFrom)
        ? null
        : findSafetyHint(row.text),
  }
}
