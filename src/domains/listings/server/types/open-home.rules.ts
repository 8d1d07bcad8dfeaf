import type { Listing } from '#domains/listings/common/listings.ts'
import type { OpenHome } from '#domains/listings/common/properties.shapes.ts'
import { propertyPriceText } from '#domains/listings/common/property-price.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { calendarFile, formatCalendarInstant } from '#platform/server/files/calendar-file.rules.ts'
import * as t from '#domains/listings/texts.ts'

export function openHomeCalendar(listing: Listing, openHome: OpenHome, publicUrl: string): string {
  const url = `${publicUrl}/property/${listing.id}/detail`
  const price = listing.property ? propertyPriceText(listing.property) : ''
  return calendarFile(t.open_homes(), {
    uid: getUid(listing.id, openHome, publicUrl),
    written_at: listing.updated_at,
    ...openHome,
    title: t.open_home_title({ title: listing.title }),
    place: [listing.address, listing.place_name].filter(Boolean).join(', '),
    text: `${price}\n${url}`.trim(),
    url,
  })
}

/** The id is the same for the same open home, so that calendars don't show it twice. */
const getUid = (listingId: ListingId, { starts_at: startsAt }: OpenHome, publicUrl: string) =>
  `open-home-${listingId}-${formatCalendarInstant(startsAt)}@${new URL(publicUrl).hostname}`
