import { fixedPriceOfferDays } from '#domains/offers/common/offers.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { formatMoney, truncateText } from '#platform/common/formats/formats.ts'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { findSafetyHint } from '#domains/chat/common/chat-safety.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/messaging/texts.ts'

export interface NoticeTexts {
  kind: NotificationKind
  /** The act; the listing's name is in the body. */
  title: string
  body: string
  link: string
  /** The button in its email; else that of its kind. */
  action?: string
  /** The email's subject; else the title and the listing's name. */
  subject?: string
  /** Beside the picture in its email; else the listing's price and closing time. */
  facts?: string[]
}

export interface NamedListing {
  id: ListingId
  type: 'general' | 'vehicle' | 'property'
  title: string
}

export const getListingPath = ({ type, id }: NamedListing) => `/${type}/${id}/detail`
export const quoteTitle = ({ title }: NamedListing) => `“${title}”`

export function composeOutbidNotice(listing: NamedListing, priceCents: number): NoticeTexts {
  return {
    kind: 'outbid',
    title: t.outbid_title(),
    subject: t.youve_been_outbid_on_listing({ listing: quoteTitle(listing) }),
    body: t.someone_will_pay_more_for_listing_the({
      listing: quoteTitle(listing),
      price: formatMoney(priceCents),
    }),
    link: getListingPath(listing),
  }
}

export function composeReserveMetNotice(listing: NamedListing, priceCents: number): NoticeTexts {
  return {
    kind: 'reserve_met',
    title: t.reserve_met_title(),
    body: t.listing_has_reached_your_reserve_and({
      listing: quoteTitle(listing),
      price: formatMoney(priceCents),
    }),
    link: getListingPath(listing),
  }
}

export function composeReserveLoweredNotice(
  listing: NamedListing,
  { leads, is_met: isMet, price_cents: priceCents }: { leads: boolean; is_met: boolean; price_cents: number },
): NoticeTexts {
  const price = formatMoney(priceCents)
  const outcome = isMet
    ? t.the_price_meets_the_reserve({ leads, price })
    : t.the_reserve_isnt_met_yet({ leads, price })
  return {
    kind: 'reserve_lowered',
    title: t.reserve_lowered_title(),
    body: joinSentences(t.the_seller_lowered_the_reserve({ listing: quoteTitle(listing) }), outcome),
    link: getListingPath(listing),
    ...(leads && { action: t.act_raise_limit() }),
  }
}

/** @param priceCents the final price; null when it didn't sell */
export function composeLostNotice(listing: NamedListing, priceCents: number | null): NoticeTexts {
  const quoted = quoteTitle(listing)
  return {
    kind: 'lost',
    title: t.missed_out_title(),
    body:
      priceCents === null
        ? t.listing_closed_below_the_reserve({ listing: quoted })
        : t.listing_went_to_someone_else({ listing: quoted, price: formatMoney(priceCents) }),
    link: '/iwon-ilost?show=lost',
  }
}

/** With bids, links to the page where the seller can offer it to the bidders. */
export function composeUnsoldNotice(listing: NamedListing, highestCents: number | null): NoticeTexts {
  const quoted = quoteTitle(listing)
  return {
    kind: 'unsold',
    title: t.not_sold_title(),
    body:
      highestCents === null
        ? joinSentences(t.listing_closed_without_a_buyer({ listing: quoted }), t.relist_it_from_isell())
        : joinSentences(
            t.listing_closed_below_your_reserve({ listing: quoted, highest: formatMoney(highestCents) }),
            t.offer_it_to_bidders_or_relist_it({ days: fixedPriceOfferDays }),
          ),
    link: highestCents === null ? '/isell?status=unsold' : `${getListingPath(listing)}#offers`,
    ...(highestCents !== null && { action: t.act_offer_to_bidders() }),
  }
}

export function composeWithdrawnNotice(listing: NamedListing, reason: string): NoticeTexts {
  return {
    kind: 'withdrawn',
    title: t.withdrawn_title(),
    body: joinSentences(
      t.the_seller_withdrew_listing({ listing: quoteTitle(listing) }),
      reason && t.their_reason({ reason }),
    ),
    link: getListingPath(listing),
  }
}

export const cutBeginning = (text: string) => truncateText(text.replace(/\s+/g, ' '), 140)

const getQuestionsPath = (listing: NamedListing) => `${getListingPath(listing)}#questions`

export function composeQuestionNotice(listing: NamedListing, asker: string, text: string): NoticeTexts {
  return {
    kind: 'question',
    title: t.question_title(),
    body: t.asker_asked_about_listing({ asker, listing: quoteTitle(listing), message: cutBeginning(text) }),
    link: getQuestionsPath(listing),
  }
}

export function composeAnswerNotice(listing: NamedListing, text: string): NoticeTexts {
  return {
    kind: 'answer',
    title: t.answer_title(),
    body: t.the_seller_answered_your_question({ listing: quoteTitle(listing), message: cutBeginning(text) }),
    link: getQuestionsPath(listing),
  }
}

interface UnreadMessages {
  conversation_id: number
  from: string
  count: number
  text: string
  image_count: number
}

/** Leaves the text out if it has a safety hint: the conversation shows it. */
export function composeMessageNotice(listing: NamedListing, unread: UnreadMessages): NoticeTexts {
  const { conversation_id: conversationId, from: name, count, text, image_count: imageCount } = unread
  const of = { name, listing: quoteTitle(listing) }
  return {
    kind: 'message',
    title: t.message_title(),
    body:
      text === ''
        ? t.name_sent_you_photos_about_listing({ ...of, count: imageCount })
        : findSafetyHint(text) !== null
          ? t.name_sent_you_messages_about_listing({ ...of, count })
          : t.name_wrote_to_you_about_listing({ ...of, count, message: quoteBeginning(text) }),
    link: getChatPath(conversationId),
  }
}

/** Replaces quotation marks, so that the text can't end our quote. */
export const quoteBeginning = (text: string) => cutBeginning(text).replace(/[“”]/g, '"')

export const getChatPath = (conversationId: number) => `/ichat?chat=${conversationId}`

export function composeSaleNamedNotice(
  listing: NamedListing,
  priceCents: number | null,
  quantity: number,
  tradeId: number | null,
): NoticeTexts {
  const of = { quantity, listing: quoteTitle(listing) }
  return {
    kind: 'sale_named',
    title: t.did_you_buy_it_title(),
    subject: t.did_you_buy_listing({ listing: quoteTitle(listing) }),
    body: joinSentences(
      priceCents === null
        ? t.the_seller_says_you_bought_it(of)
        : t.the_seller_says_you_bought_it_for_price({ ...of, price: formatMoney(priceCents) }),
      t.confirm_whether_you_bought_it(),
    ),
    link: getTradePath('buyer', tradeId),
  }
}

export function composeSaleAnsweredNotice(
  listing: NamedListing,
  answer: 'confirmed' | 'denied',
  tradeId: number,
): NoticeTexts {
  return answer === 'confirmed'
    ? {
        kind: 'sale_answered',
        title: t.sale_confirmed_title(),
        body: t.the_buyer_has_confirmed_the_sale_of({ listing: quoteTitle(listing) }),
        link: getTradePath('seller', tradeId),
      }
    : {
        kind: 'sale_answered',
        title: t.sale_denied_title(),
        body: t.the_buyer_you_chose_for_listing_says({ listing: quoteTitle(listing) }),
        link: getTradePath('seller', tradeId),
      }
}
