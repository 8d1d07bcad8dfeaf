import type { Listing } from '#domains/listings/common/listings.ts'
import type { OpenHome } from '#domains/listings/common/properties.shapes.ts'
import { propertyPriceText } from '#domains/listings/common/property-price.ts'
import { calendarFile, formatCalendarInstant } from '#platform/server/files/calendar-file.rules.ts'
import * as t from '#domains/listings/texts.ts'

export function openHomeCalendar(listing: Listing, open_home: OpenHome, public_url: string): string {
  const url = `${public_url}/property/${listing.id}/detail`
  const price = listing.property ? propertyPriceText(listing.property) : ''
  return calendarFile(t.open_homes(), {
    uid: getUid(listing.id, open_home, public_url),
    written_at: listing.updated_at,
    ...open_home,
    title: t.open_home_title({ title: listing.title }),
    place: [listing.address, listing.place_name].filter(Boolean).join(', '),
    text: `${price}\n${url}`.trim(),
    url,
  })
}

/** The id is the same for the same open home, so that calendars don't show it twice. */
const getUid = (listing_id: number, { starts_at }: OpenHome, public_url: string) =>
  `open-home-${listing_id}-${formatCalendarInstant(starts_at)}@${new URL(public_url).hostname}`
