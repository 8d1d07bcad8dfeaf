import { keepPreviousData } from '@tanstack/react-query'
import type { SafetyHint } from '#domains/chat/common/chat-safety.ts'
import {
  type Conversation,
  type ListingConversation,
  countChats,
  listConversations,
  type ConversationStatus,
} from '#domains/chat/common/chat.ts'
import type { ResponseTime } from '#domains/chat/common/response-time.ts'
import { getListingStatusLabels } from '#domains/listings/common/listing-labels.ts'
import { priceText } from '#domains/listings/common/property-price.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import * as t from '#domains/chat/texts.ts'

export const getSafetyLabels = makeTexts((): Record<SafetyHint, string> => ({
  link: t.take_care_with_links(),
  contact: t.keep_the_conversation_here(),
  payment: t.never_pay_before(),
}))

export const getResponseTimeLabels = makeTexts((): Record<ResponseTime, string> => ({
  within_an_hour: t.usually_replies_within_an_hour(),
  within_a_few_hours: t.usually_replies_within_a_few_hours(),
  within_a_day: t.usually_replies_within_a_day(),
  within_a_few_days: t.usually_replies_within_a_few_days(),
}))

/** The name of the other person or of support. */
export const getOtherName = (conversation: Conversation): string =>
  conversation.kind === 'support' ? t.hoko_support() : conversation.other.display_name

/** A closed listing's result is more useful than its last price. */
export function describeListing({ listing }: Pick<ListingConversation, 'listing'>): string {
  if (listing.status === 'active') return priceText(listing)
  return getListingStatusLabels()[listing.status]
}

export function describeLast({ last_message: last }: Conversation): string {
  if (!last) return ''
  if (last.is_removed) return t.removed_by_hoko()
  const text = last.text === '' ? t.count_photos({ count: last.image_count }) : last.text.replace(/\s+/g, ' ')
  return last.is_mine ? t.you_wrote({ message: text }) : text
}

export function describeDeal({ deal, role }: Pick<ListingConversation, 'deal' | 'role'>): string | null {
  if (!deal) return null
  const amount = deal.amount_cents === null ? null : formatMoney(deal.amount_cents)
  if (deal.kind === 'offer') return t.an_offer_of_amount_is_open({ amount: amount ?? '' })
  if (amount === null) return role === 'buyer' ? t.sold_to_you() : t.sold_to_them()
  return role === 'buyer' ? t.sold_to_you_for_amount({ amount }) : t.sold_to_them_for_amount({ amount })
}

export function getDealPath({ deal, role }: Pick<ListingConversation, 'deal' | 'role'>): string {
  if (deal?.kind === 'offer') return `/offers/${deal.id}`
  return getTradePath(role, deal?.id)
}

export const conversationsPerPage = 30

export interface ConversationFilter {
  /** A business whose enquiries a team member reads; null for their own. */
  seller: number | null
  status: ConversationStatus
  query: string
  page: number
}

export function useConversations({ seller, status, query, page }: ConversationFilter) {
  const invalidate = useInvalidate()
  const refresh = () => invalidate(listConversations)
  useLive('me', (message) => message.kind === 'chat' && refresh(), refresh)
  const input = {
    status,
    page,
    limit: conversationsPerPage,
    ...(query !== '' && { query }),
    ...(seller !== null && { seller }),
  }
  return useApiQuery(listConversations, input, { placeholderData: keepPreviousData })
}

/** Called after a change of the member's own. */
export function useRefreshChats() {
  const invalidate = useInvalidate()
  return () => {
    invalidate(listConversations)
    invalidate(countChats)
  }
}
