import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import { propertyPrice } from '#shared/words/property-price.ts'
import { getListingPath, quoteTitle, type Words } from './notifications.words.ts'
import * as t from './texts.ts'

/** Where saved searches are kept, and changed. */
const saved_searches_page = '/iwatch?show=searches'

/** What it costs, as a mail says it after the title. */
export function describePrice({ property_brief, sale_method, price_cents, bid_count }: ListingCard): string {
  if (property_brief) {
    const { before, figure, after } = propertyPrice(property_brief)
    return [before, figure, after].filter(Boolean).join(' ')
  }
  if (sale_method === 'enquire' && price_cents === 0) return t.price_by_enquiry()
  const price = formatMoney(price_cents)
  if (sale_method !== 'auction') return price
  return bid_count > 0 ? t.current_bid_price({ price }) : t.auction_from_price({ price })
}

export function composeMatchedNotice(card: ListingCard, names: string[]): Words {
  const others = names.length - 1
  const more = others === 0 ? '' : t.and_others_more_of_yours({ count: others })
  return {
    kind: 'saved_search',
    title: t.new_title({ title: truncateText(card.title) }),
    body: t.card_card2_fits_your_saved_search({
      card: quoteTitle(card),
      card2: describePrice(card),
      names: names[0]!,
      more,
    }),
    link: getListingPath(card),
  }
}

export interface DigestedSearch {
  name: string
  count: number
  cards: ListingCard[]
}

const listings = (count: number) => t.count_new_count_plural_one_listing({ count })

export function composeDigestedNotice(searches: DigestedSearch[]): Words {
  const total = searches.reduce((sum, { count }) => sum + count, 0)
  const [first, ...others] = searches
  const where =
    others.length === 0
      ? t.your_saved_search_name({ name: first!.name })
      : t.name_and_length_more_of_your_saved({ name: first!.name, length: others.length })
  return {
    kind: 'saved_search',
    title:
      others.length === 0
        ? `${listings(total)}: ${truncateText(first!.name)}`
        : t.total_in_your_saved_searches({ total: listings(total) }),
    body: `${listings(total)} ${total === 1 ? 'fits' : 'fit'} ${where}.`,
    link: saved_searches_page,
  }
}

interface Addresses {
  public_url: string
  /** Where the mail is stopped. */
  stop_page: string
}

export function matchedMail(
  { body, link }: Words,
  { place_name }: ListingCard,
  addresses: Addresses,
): string {
  return `${body}\n\n${place_name}\n${addresses.public_url}${link}\n\n${ending(addresses)}`
}

/** What is new in each search, with its price and where it is shown. */
export function digestMail({ body }: Words, searches: DigestedSearch[], addresses: Addresses): string {
  const parts = searches.map(({ name, count, cards }) => {
    const lines = cards.map(
      (card) =>
        `- ${card.title}, ${describePrice(card)} · ${card.place_name}\n  ${addresses.public_url}${getListingPath(card)}`,
    )
    const more = count - cards.length
    if (more > 0)
      lines.push(
        t.and_more_more_public_url_saved({ more, public_url: addresses.public_url, saved_searches_page }),
      )
    return `${name}\n${lines.join('\n')}`
  })
  return t.kia_ora_body_text_addresses({ body, text: parts.join('\n\n'), addresses: ending(addresses) })
}

const ending = ({ public_url, stop_page }: Addresses) =>
  t.change_your_saved_searches_public_url({ public_url, saved_searches_page, stop_page })
