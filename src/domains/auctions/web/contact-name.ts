import type { Listing } from '#domains/listings/common/listings.ts'
import * as t from '#domains/auctions/texts.ts'

export const findContact = ({ agents }: Pick<Listing, 'agents'>): Listing['agents'][number] | undefined =>
  agents.find(({ has_left: hasLeft }) => !hasLeft)

/** 'Contact Leilani', or the seller where no agent is named. */
export function nameContact(listing: Pick<Listing, 'agents'>): string {
  const [name] = findContact(listing)?.name.split(' ') ?? []
  return name ? t.contact_name({ name }) : t.contact_the_seller()
}
