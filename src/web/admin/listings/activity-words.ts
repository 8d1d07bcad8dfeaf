import type { ActivityTrade, ListingActivity } from '#contract/admin/admin.ts'

export const howWords: Record<ActivityTrade['how'], string> = {
  won: 'Won at auction',
  buy_now: 'Bought with Buy now',
  marked_sold: 'Marked as sold by the seller',
  offer: 'Offer accepted',
  second_chance: 'Second-chance offer accepted',
}

export const tradeStatusWords: Record<ActivityTrade['status'], string> = {
  unconfirmed: 'Buyer hasn’t confirmed',
  agreed: 'Unpaid',
  paid: 'Paid',
  sent: 'Sent',
  completed: 'Completed',
  disputed: 'Disputed',
  cancelled: 'Cancelled',
}

const count = (n: number, one: string, many = `${one}s`) =>
  `${n.toLocaleString('en-NZ')} ${n === 1 ? one : many}`

/** '3 questions (1 unanswered) · 2 offers (1 open) · 14 watchers' */
export function describeCount({
  questions,
  offers,
  watchers,
}: Pick<ListingActivity, 'questions' | 'offers' | 'watchers'>): string {
  const unanswered = questions.unanswered > 0 ? ` (${questions.unanswered} unanswered)` : ''
  const open = offers.open > 0 ? ` (${offers.open} open)` : ''
  return [
    count(questions.total, 'question') + unanswered,
    count(offers.total, 'offer') + open,
    count(watchers, 'watcher'),
  ].join(' · ')
}
