/** Writes calendar files (RFC 5545, with the methods of RFC 5546). Pure. */

import { must } from '#platform/common/must.ts'
export interface CalendarEntry {
  uid: string
  written_at: string
  starts_at: string
  ends_at: string
  title: string
  place: string
  text: string
  url: string
}

export interface CalendarMethod {
  method: 'PUBLISH' | 'CANCEL'
  /** A higher one replaces the calendar's entry with the same UID. */
  sequence: number
  organizer: { name: string; address: string }
}

export function calendarFile(product: string, entry: CalendarEntry, method?: CalendarMethod): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Hoko//${product}//EN`,
    ...(method ? [`METHOD:${method.method}`] : []),
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${formatCalendarInstant(entry.written_at)}`,
    `DTSTART:${formatCalendarInstant(entry.starts_at)}`,
    `DTEND:${formatCalendarInstant(entry.ends_at)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.url}`,
    ...(method ? listLines(method) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const listLines = ({ method, sequence, organizer: { name, address } }: CalendarMethod) => [
  `SEQUENCE:${sequence}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  `ORGANIZER;CN="${name.replace(/["\r\n]/g, '')}":mailto:${address}`,
]

/** Formats '20261128T010000Z': an instant, which calendars show in their own time zone. */
export const formatCalendarInstant = (instant: string) =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

const maxOctets = 75

/** Lines have at most 75 octets; continued ones begin with a space. No character is split. */
function folded(line: string): string {
  let [all, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      all += '\r\n '
      octets = 1
    }
    all += character
    octets += size
  }
  return all
}

/** Parses an address as mail programs write it: 'Hoko <kia.ora@hoko.example>'. */
export function getOrganizer(mailFrom: string): { name: string; address: string } {
  const named = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom)
  return named
    ? { name: named[1] || 'Hoko', address: must(named[2], 'address') }
    : { name: 'Hoko', address: mailFrom.trim() }
}
