import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import { openHomeCalendar } from './open-home.rules.ts'

const listing = {
  id: 100_042,
  title: 'Whare; bright, warm \\ by the sea at Ōtaki, with a very long verandah and a garden',
  address: '12 Jackson Street',
  place_name: 'Petone, Lower Hutt',
  updated_at: '2026-11-20T08:00:00.123Z',
  property: {
    purpose: 'sale',
    price_method: 'deadline_sale',
    price_method_date: '2026-12-05T01:00:00.000Z',
    price_cents: null,
    weekly_rent_cents: null,
  },
} as Listing
const openHome = { starts_at: '2026-11-28T01:00:00.000Z', ends_at: '2026-11-28T01:30:00.000Z' }

function parse(text: string): Record<string, string> {
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
  const plain = pairs.map(([name, value]) => [
    name,
    value!.replace(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one)),
  ])
  return Object.fromEntries(plain) as Record<string, string>
}

test('an open home is a calendar entry at its instant, with the visitor’s information', () => {
  const text = openHomeCalendar(listing, openHome, 'https://hoko.example')
  expect(parse(text)).toEqual({
    BEGIN: 'VEVENT',
    END: 'VCALENDAR',
    VERSION: '2.0',
    PRODID: '-//Hoko//Open homes//EN',
    UID: 'open-home-100042-20261128T010000Z@hoko.example',
    DTSTAMP: '20261120T080000Z',
    DTSTART: '20261128T010000Z',
    DTEND: '20261128T013000Z',
    SUMMARY: `Open home: ${listing.title}`,
    LOCATION: '12 Jackson Street, Petone, Lower Hutt',
    DESCRIPTION: 'Deadline sale Sat 5 December, 2 pm\nhttps://hoko.example/property/100042/detail',
    URL: 'https://hoko.example/property/100042/detail',
  })
})

test('no calendar line exceeds 75 octets, and the same open home is the same entry', () => {
  const text = openHomeCalendar(listing, openHome, 'https://hoko.example')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const later = openHomeCalendar(
    { ...listing, title: 'Another' },
    { ...openHome, ends_at: '2026-11-28T02:00:00Z' },
    'https://hoko.example',
  )
  expect(parse(later).UID).toBe(parse(text).UID)
})

test('an unknown address is left out of the entry', () => {
  const text = openHomeCalendar({ ...listing, address: null }, openHome, 'http://localhost:3000')
  expect(parse(text).LOCATION).toBe('Petone, Lower Hutt')
})
