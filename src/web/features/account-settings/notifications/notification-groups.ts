import type { NotificationKind } from '#contract/notifications/notifications.ts'

interface NotificationGroup {
  title: string
  kinds: readonly NotificationKind[]
}

/** The kinds as people look for them, each in one group. */
export const notificationGroups: readonly NotificationGroup[] = [
  { title: 'Bidding', kinds: ['outbid', 'won', 'lost', 'reserve_lowered', 'withdrawn', 'void'] },
  { title: 'Questions and offers', kinds: ['question', 'answer', 'offer'] },
  { title: 'Selling', kinds: ['reserve_met', 'sold', 'unsold', 'expiring'] },
  {
    title: 'After a sale',
    kinds: ['trade', 'pickup', 'payment_details', 'sale_named', 'sale_answered', 'review'],
  },
  { title: 'Watchlist and saved searches', kinds: ['closing_soon', 'reduced', 'relisted', 'saved_search'] },
  { title: 'From Hoko', kinds: ['moderation', 'suspended', 'behalf', 'flag'] },
]
