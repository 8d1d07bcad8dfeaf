import type { Listing } from '#contract/listings.ts'
import type { OpenHome } from '#contract/properties.ts'
import { propertyPriceText } from '#contract/property-price.ts'

/** An open home as calendars take it (RFC 5545). Pure. */
export function openHomeCalendar(listing: Listing, open_home: OpenHome, public_url: string): string {
  const url = `${public_url}/property/${listing.id}/detail`
  const place = [listing.address, listing.place_name].filter(Boolean).join(', ')
  const price = listing.property ? propertyPriceText(listing.property) : ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hoko//Open homes//EN',
    'BEGIN:VEVENT',
    `UID:${uidOf(listing.id, open_home, public_url)}`,
    `DTSTAMP:${utc(listing.updated_at)}`,
    `DTSTART:${utc(open_home.starts_at)}`,
    `DTEND:${utc(open_home.ends_at)}`,
    `SUMMARY:${escaped(`Open home: ${listing.title}`)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(`${price}\n${url}`.trim())}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The same for the same open home, so that a calendar that has it already does not show it twice. */
const uidOf = (listing_id: number, { starts_at }: OpenHome, public_url: string) =>
  `open-home-${listing_id}-${utc(starts_at)}@${new URL(public_url).hostname}`

/** '20261128T010000Z': an instant, which every calendar shows in the time of where it is. */
const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

const most_octets = 75

/** No line is longer than 75 octets; one that goes on begins with a space. No character is cut in two. */
function folded(line: string): string {
  let [all, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > most_octets) {
      all += '\r\n '
      octets = 1
    }
    all += character
    octets += size
  }
  return all
}
