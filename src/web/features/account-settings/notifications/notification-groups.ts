import type { NotificationKind } from '#contract/notifications/notifications.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

interface NotificationGroup {
  title: string
  kinds: readonly NotificationKind[]
}

export const getNotificationGroups = makeTexts((): readonly NotificationGroup[] => [
  { title: t.bidding(), kinds: ['outbid', 'won', 'lost', 'reserve_lowered', 'withdrawn', 'void'] },
  { title: t.questions_and_offers(), kinds: ['question', 'answer', 'offer'] },
  { title: t.selling(), kinds: ['reserve_met', 'sold', 'unsold', 'expiring'] },
  {
    title: t.after_a_sale(),
    kinds: ['trade', 'pickup', 'payment_details', 'sale_named', 'sale_answered', 'review'],
  },
  { title: t.watchlist_and_saved_searches(), kinds: ['closing_soon', 'reduced', 'relisted', 'saved_search'] },
  { title: t.from_hoko(), kinds: ['moderation', 'suspended', 'behalf', 'flag'] },
])
