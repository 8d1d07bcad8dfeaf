import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/messaging/texts.ts'

/**
 * The button in the email of each kind, in the words of the page that it leads to. A notice that
 * leads elsewhere has its own.
 */
export const getActions = makeTexts((): Record<NotificationKind, string> => ({
  outbid: t.act_bid_again(),
  won: t.act_pay(),
  lost: t.act_open_lost(),
  sold: t.act_open_sale(),
  unsold: t.act_relist(),
  reserve_met: t.act_open_listing(),
  reserve_lowered: t.act_bid_again(),
  withdrawn: t.act_open_listing(),
  void: t.act_open_listing(),
  question: t.act_answer_question(),
  answer: t.act_read_answer(),
  message: t.act_open_message(),
  moderation: t.act_open_listing(),
  suspended: t.act_open_listing(),
  sale_named: t.act_confirm_purchase(),
  sale_answered: t.act_open_sale(),
  relisted: t.act_open_listing(),
  expiring: t.act_renew_listing(),
  flag: t.act_open_notifications(),
  offer: t.act_answer_offer(),
  behalf: t.act_open_listing(),
  plan: t.act_see_plans(),
  webhook: t.act_open_settings(),
  stock_feed: t.act_check_import(),
  account_viewed: t.act_see_sessions(),
  terms: t.act_read_changes(),
  saved_search: t.act_open_listing(),
  review: t.act_read_review(),
  pickup: t.act_choose_a_time(),
  payment_details: t.act_open_purchase(),
  trade: t.act_open_sale(),
  closing_soon: t.act_open_listing(),
  reduced: t.act_open_listing(),
  price_reached: t.act_open_listing(),
  followed_seller_listed: t.act_open_listing(),
  report: t.act_open_report(),
  dispute: t.act_open_dispute(),
  appeal: t.act_open_appeal(),
  disputed_review: t.act_open_review(),
  approval: t.act_check_listing(),
  support_request: t.act_answer_request(),
  failed_payment: t.act_see_payments(),
  alarm: t.act_open_listing(),
  second_person: t.act_open_proposal(),
}))
