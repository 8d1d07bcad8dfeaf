/** Each kind of notification for members is in one of them. */
export const notification_groups = {
  bidding: ['outbid', 'won', 'lost', 'reserve_lowered', 'withdrawn', 'void'],
  messages: ['message', 'question', 'answer', 'offer'],
  selling: ['reserve_met', 'sold', 'unsold', 'expiring'],
  sales: ['trade', 'pickup', 'payment_details', 'sale_named', 'sale_answered', 'review'],
  watching: ['closing_soon', 'reduced', 'relisted', 'saved_search'],
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

export type NotificationGroup = keyof typeof notification_groups

export const notification_group_names = Object.keys(notification_groups) as NotificationGroup[]

export const admin_notification_kinds = [
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
