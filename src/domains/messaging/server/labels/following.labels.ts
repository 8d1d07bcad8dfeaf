import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { describePrice, type MatchedCard } from './finding.labels.ts'
import { getListingPath, quoteTitle, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface ListedSeller {
  id: AccountId
  name: string
}

interface Listed {
  /** The newest of them, newest first. */
  cards: MatchedCard[]
  count: number
}

export function composeFollowedNotice(
  { id, name: seller }: ListedSeller,
  { cards, count }: Listed,
): NoticeTexts {
  const kind = 'followed_seller_listed'
  const [first, second] = cards
  const card = must(first, 'first card')
  if (!second) {
    return {
      kind,
      title: t.new_from_seller_title({ seller }),
      body: t.seller_you_follow_listed({ seller, listing: quoteTitle(card), price: describePrice(card) }),
      link: getListingPath(card),
    }
  }
  const titles = { seller, first: quoteTitle(card), second: quoteTitle(second) }
  return {
    kind,
    title: t.count_new_from_seller({ count, seller }),
    subject: t.count_new_from_seller({ count, seller }),
    body:
      count === 2
        ? t.seller_you_follow_listed_two(titles)
        : t.seller_you_follow_listed_several({ ...titles, others: count - 2 }),
    link: `/seller-detail/${id}`,
    action: t.act_see_listings(),
  }
}
