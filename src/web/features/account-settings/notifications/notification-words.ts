import type { NotificationKind } from '#contract/notifications/notifications.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getNotificationWords = makeTexts((): Record<NotificationKind, string> => ({
  outbid: t.someone_outbids_me(),
  won: t.i_win_an_auction(),
  lost: t.an_auction_i_bid_on_goes_to_someone(),
  sold: t.something_im_selling_sells(),
  unsold: t.something_im_selling_closes_without_a(),
  reserve_met: t.the_reserve_on_my_auction_is_met(),
  reserve_lowered: t.the_reserve_on_an_auction_i_bid_on_is(),
  withdrawn: t.a_listing_i_bid_on_is_withdrawn(),
  void: t.bids_are_voided_on_an_auction_im(),
  message: t.someone_writes_to_me_in_ichat(),
  question: t.someone_asks_about_my_listing(),
  answer: t.a_seller_answers_my_question(),
  moderation: t.my_listing_is_approved_sent_back_or(),
  suspended: t.a_listing_i_bid_on_or_watch_is(),
  sale_named: t.a_seller_says_i_bought_something(),
  sale_answered: t.a_buyer_i_named_confirms_or_denies_a(),
  relisted: t.something_i_watch_is_relisted(),
  behalf: t.hoko_lists_or_changes_something_for_me(),
  flag: t.hoko_decides_on_a_listing_i_reported(),
  offer: t.someone_makes_me_an_offer_or_answers(),
  trade: t.something_happens_with_a_sale_or(),
  review: t.someone_reviews_me_or_answers_a_review(),
  pickup: t.a_pickup_time_is_offered_chosen_or(),
  payment_details: t.a_seller_i_am_to_pay_changes_where_to(),
  saved_search: t.a_new_listing_matches_my_saved_search(),
  closing_soon: t.something_i_watch_closes_soon(),
  reduced: t.something_i_watch_drops_in_price(),
  expiring: t.one_of_my_listings_is_about_to_end(),
}))
