import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import { propertyPrice } from '#shared/words/property-price.ts'
import { getListingPath, quoteTitle, type Words } from './notifications.words.ts'

/** Where saved searches are kept, and changed. */
const saved_searches_page = '/iwatch?show=searches'

/** What it costs, as a mail says it after the title. */
export function describePrice({ property_brief, sale_method, price_cents, bid_count }: ListingCard): string {
  if (property_brief) {
    const { before, figure, after } = propertyPrice(property_brief)
    return [before, figure, after].filter(Boolean).join(' ')
  }
  if (sale_method === 'enquire' && price_cents === 0) return 'price by enquiry'
  const price = formatMoney(price_cents)
  if (sale_method !== 'auction') return price
  return bid_count > 0 ? `current bid ${price}` : `auction from ${price}`
}

export function composeMatchedNotice(card: ListingCard, names: string[]): Words {
  const others = names.length - 1
  const more = others === 0 ? '' : others === 1 ? ' and one more of yours' : ` and ${others} more of yours`
  return {
    kind: 'saved_search',
    title: `New: ${truncateText(card.title)}`,
    body: `${quoteTitle(card)}, ${describePrice(card)}, fits your saved search “${names[0]}”${more}.`,
    link: getListingPath(card),
  }
}

export interface DigestedSearch {
  name: string
  count: number
  cards: ListingCard[]
}

const listings = (count: number) => `${count} new ${count === 1 ? 'listing' : 'listings'}`

export function composeDigestedNotice(searches: DigestedSearch[]): Words {
  const total = searches.reduce((sum, { count }) => sum + count, 0)
  const [first, ...others] = searches
  const where =
    others.length === 0
      ? `your saved search “${first!.name}”`
      : `“${first!.name}” and ${others.length} more of your saved searches`
  return {
    kind: 'saved_search',
    title:
      others.length === 0
        ? `${listings(total)}: ${truncateText(first!.name)}`
        : `${listings(total)} in your saved searches`,
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
    if (more > 0) lines.push(`- and ${more} more: ${addresses.public_url}${saved_searches_page}`)
    return `${name}\n${lines.join('\n')}`
  })
  return `Kia ora,\n\n${body}\n\n${parts.join('\n\n')}\n\n${ending(addresses)}`
}

const ending = ({ public_url, stop_page }: Addresses) =>
  `Change your saved searches: ${public_url}${saved_searches_page}\nStop these emails, without signing in: ${stop_page}`
