import { truncateText } from '#platform/common/formats/formats.ts'
import {
  getChatPath,
  getListingPath,
  quoteTitle,
  type NamedListing,
  type NoticeTexts,
} from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface Removal {
  kind: 'message' | 'question' | 'answer'
  /** Set for a message. */
  conversation_id: number | null
  reason: string
}

const getLink = (listing: NamedListing, { conversation_id: conversationId }: Removal) =>
  conversationId === null ? `${getListingPath(listing)}#questions` : getChatPath(conversationId)

export const composeRemovedNotice = (listing: NamedListing, removal: Removal): NoticeTexts => ({
  kind: 'moderation',
  title: t.content_removed_title({ kind: removal.kind, title: truncateText(listing.title) }),
  body: t.we_removed_what_you_wrote({
    kind: removal.kind,
    listing: quoteTitle(listing),
    reason: removal.reason,
  }),
  link: getLink(listing, removal),
})

export const composePutBackNotice = (listing: NamedListing, removal: Removal): NoticeTexts => ({
  kind: 'moderation',
  title: t.content_put_back_title({ kind: removal.kind, title: truncateText(listing.title) }),
  body: t.we_put_back_what_you_wrote({
    kind: removal.kind,
    listing: quoteTitle(listing),
    reason: removal.reason,
  }),
  link: getLink(listing, removal),
})

/** Put in place of a quote in an email. */
export const describeRemovedQuote = (): string => t.quote_removed_by_hoko()
