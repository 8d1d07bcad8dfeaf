/** Each kind of notification for members is in one of them. */
import { keysOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/messaging/texts.ts'

export const notificationGroups = {
  bidding: ['outbid', 'won', 'lost', 'reserve_lowered', 'withdrawn', 'void'],
  messages: ['message', 'question', 'answer', 'offer'],
  selling: ['reserve_met', 'sold', 'unsold', 'expiring', 'scheduled_start'],
  sales: ['trade', 'pickup', 'payment_details', 'sale_named', 'sale_answered', 'review'],
  watching: [
    'closing_soon',
    'reduced',
    'price_reached',
    'relisted',
    'saved_search',
    'followed_seller_listed',
  ],
  hoko: [
    'moderation',
    'suspended',
    'behalf',
    'flag',
    'plan',
    'webhook',
    'stock_feed',
    'account_viewed',
    'terms',
  ],
} as const

export type NotificationGroup = keyof typeof notificationGroups

export const notificationGroupNames = keysOf(notificationGroups)

export const adminNotificationKinds = [
  'report',
  'dispute',
  'appeal',
  'disputed_review',
  'approval',
  'support_request',
  'failed_payment',
  'alarm',
  'second_person',
] as const

export const getNotificationGroupLabels = makeTexts(() => ({
  bidding: t.notifications_bidding(),
  messages: t.notifications_messages_questions_and_offers(),
  selling: t.notifications_selling(),
  sales: t.notifications_after_a_sale(),
  watching: t.notifications_watchlist_and_saved_searches(),
  hoko: t.notifications_from_hoko(),
}))
