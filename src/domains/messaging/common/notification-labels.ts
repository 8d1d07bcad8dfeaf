import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/messaging/texts.ts'

export const getNotificationGroupLabels = makeTexts(() => ({
  bidding: t.notifications_bidding(),
  messages: t.notifications_messages_questions_and_offers(),
  selling: t.notifications_selling(),
  sales: t.notifications_after_a_sale(),
  watching: t.notifications_watchlist_and_saved_searches(),
  hoko: t.notifications_from_hoko(),
}))
