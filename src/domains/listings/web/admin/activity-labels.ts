import type { ActivityTrade, ListingActivity } from '#domains/moderation/common/records/records.ts'
import { getRecordsId } from './record-labels.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

export const getHowLabels = makeTexts((): Record<ActivityTrade['how'], string> => ({
  won: t.won_at_auction(),
  buy_now: t.bought_with_buy_now(),
  marked_sold: t.marked_as_sold_by_the_seller(),
  offer: t.offer_accepted(),
  second_chance: t.second_chance_offer_accepted(),
}))

/** '3 questions (1 unanswered)', '2 offers (1 open)', '14 watchers', each with the rows that it leads to. */
export function describeCounts({
  questions,
  offers,
  watchers,
}: Pick<ListingActivity, 'questions' | 'offers' | 'watchers'>): { words: string; leadsTo: string | null }[] {
  return [
    {
      words: t.count_questions_unanswered({ count: questions.total, unanswered: questions.unanswered }),
      leadsTo: questions.total > 0 ? getRecordsId('questions') : null,
    },
    {
      words: t.count_offers_open({ count: offers.total, open: offers.open }),
      leadsTo: offers.total > 0 ? getRecordsId('offers') : null,
    },
    // The watchers' names are shown to no one.
    { words: t.count_watchers({ count: watchers }), leadsTo: null },
  ]
}
