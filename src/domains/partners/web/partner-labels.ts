import type { KeyScope } from '#platform/common/key-scopes.ts'
import type { SentEvent, WebhookDelivery } from '#domains/partners/common/webhooks.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/partners/texts.ts'

export const getScopeLabels = makeTexts((): Record<KeyScope, string> => ({
  'listings:read': t.read_my_listings(),
  'listings:write': t.list_and_change_my_listings(),
  'offers:read': t.read_my_offers(),
  'offers:write': t.decline_and_withdraw_my_offers(),
  'questions:read': t.read_questions_on_listings(),
  'questions:write': t.answer_questions_on_my_listings(),
  'chat:read': t.read_my_messages_in_ichat(),
  'chat:write': t.write_messages_in_ichat_for_me(),
  'trades:read': t.read_my_sales_and_purchases(),
  webhooks: t.manage_my_webhooks(),
}))

export const getEventLabels = makeTexts((): Record<SentEvent, string> => ({
  'listing.published': t.a_listing_goes_live(),
  'listing.closed': t.a_listing_ends_without_a_sale(),
  'listing.sold': t.a_listing_sells(),
  'bid.placed': t.someone_bids(),
  'offer.made': t.someone_makes_an_offer(),
  'offer.accepted': t.an_offer_is_accepted(),
  'question.asked': t.someone_asks_a_question(),
  'trade.changed': t.a_sale_or_purchase_moves_on(),
  'trade-payment.paid': t.a_sale_is_paid_on_hoko(),
  'trade-payment.released': t.a_seller_is_paid_for_a_sale(),
  'trade-payment.refunded': t.a_payment_on_hoko_is_refunded(),
  test: t.test_event(),
}))

type TextMatches = { label: string; kind: 'good' | 'wrong' | 'plain' }

export const getStatusLabels = makeTexts((): Record<WebhookDelivery['status'], TextMatches> => ({
  delivered: { label: t.delivered(), kind: 'good' },
  waiting: { label: t.trying_again(), kind: 'plain' },
  failed: { label: t.failed(), kind: 'wrong' },
}))

const getErrorWords = makeTexts((): Record<NonNullable<WebhookDelivery['error']>, string> => ({
  not_public: t.not_a_public_address(),
  timeout: t.no_answer_in_time(),
  unreachable: t.couldnt_connect(),
  webhook_off: t.webhook_turned_off(),
}))

/** Null before the first try. */
export function describeAnswer({
  answer_code: answerCode,
  error,
}: Pick<WebhookDelivery, 'answer_code' | 'error'>): string | null {
  if (error) return getErrorWords()[error]
  return answerCode === null ? null : t.answered_code({ code: String(answerCode) })
}
