import { formatMoney, truncateText } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { propertyPrice } from '#domains/listings/common/property-price.ts'
import { getListingPath, quoteTitle, type Words } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export type MatchedCard = Pick<
  ListingCard,
  'id' | 'type' | 'title' | 'property_brief' | 'sale_method' | 'price_cents' | 'bid_count' | 'place_name'
>

const savedSearchesPage = '/iwatch?show=searches'

export function describePrice({ property_brief, sale_method, price_cents, bid_count }: MatchedCard): string {
  if (property_brief) {
    const { before, figure, after } = propertyPrice(property_brief)
    return [before, figure, after].filter(Boolean).join(' ')
  }
  if (sale_method === 'enquire' && price_cents === 0) return t.price_by_enquiry()
  const price = formatMoney(price_cents)
  if (sale_method !== 'auction') return price
  return bid_count > 0 ? t.current_bid_price({ price }) : t.auction_from_price({ price })
}

export function composeMatchedNotice(card: MatchedCard, names: string[]): Words {
  return {
    kind: 'saved_search',
    title: t.new_title({ title: truncateText(card.title) }),
    body: t.listing_fits_your_saved_search({
      listing: quoteTitle(card),
      price: describePrice(card),
      name: names[0]!,
      others: names.length - 1,
    }),
    link: getListingPath(card),
  }
}

export interface DigestedSearch {
  name: string
  count: number
  cards: MatchedCard[]
}

export function composeDigestedNotice(searches: DigestedSearch[]): Words {
  const count = searches.reduce((sum, search) => sum + search.count, 0)
  const [first, ...others] = searches
  const name = first!.name
  return {
    kind: 'saved_search',
    title:
      others.length === 0
        ? `${t.count_new_listings({ count })}: ${truncateText(name)}`
        : t.count_new_listings_in_your_saved_searches({ count }),
    body:
      others.length === 0
        ? t.count_new_listings_fit_your_saved_search({ count, name })
        : t.count_new_listings_fit_several_searches({ count, name, others: others.length }),
    link: savedSearchesPage,
  }
}

interface Addresses {
  public_url: string
  stop_page: string
}

export function matchedMail(
  { body, link }: Words,
  { place_name }: MatchedCard,
  addresses: Addresses,
): string {
  return `${body}\n\n${place_name}\n${addresses.public_url}${link}\n\n${ending(addresses)}`
}

export function digestMail({ body }: Words, searches: DigestedSearch[], addresses: Addresses): string {
  const parts = searches.map(({ name, count, cards }) => {
    const lines = cards.map(
      (card) =>
        `- ${card.title}, ${describePrice(card)} · ${card.place_name}\n  ${addresses.public_url}${getListingPath(card)}`,
    )
    const more = count - cards.length
    if (more > 0)
      lines.push(
        t.and_count_more_at_address({
          count: more,
          address: `${addresses.public_url}${savedSearchesPage}`,
        }),
      )
    return `${name}\n${lines.join('\n')}`
  })
  return [t.kia_ora(), body, ...parts, ending(addresses)].join('\n\n')
}

const ending = ({ public_url, stop_page }: Addresses) =>
  t.change_your_saved_searches({ address: `${public_url}${savedSearchesPage}`, stop_page })
