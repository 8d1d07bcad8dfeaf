import { expect, test } from 'vitest'
import { formatVisit } from '#shared/formats/formats.ts'
import { getMeetingStanding, type MeetingMove } from '#shared/rules/meeting-rules.ts'
import { pickupCalendar, type PickupParty } from './pickup.calendar.rules.ts'

const site = { public_url: 'https://hoko.example', mail_from: 'Hoko <no-reply@hoko.example>' }
const buyer: PickupParty = {
  trade_id: 5001,
  side: 'buyer',
  status: 'agreed',
  title: 'Bowl; glazed, by Ngā Uku',
  other_name: 'Mere Kahu',
  other_phone: '+64211234567',
}
const at = new Date('2026-09-20T00:00:00Z')
const offer: MeetingMove = {
  id: 1,
  revision: 1,
  action: 'offered',
  place: '12 Jackson Street, Petone',
  note: 'The blue door',
  time_id: null,
  at,
}
const pick = { ...offer, id: 2, revision: 2, action: 'picked' as const, time_id: 1, place: '', note: '' }
/** Clocks go from 2 am to 3 am on 27 September 2026, and from 3 am back to 2 am on 4 April 2027. */
const timesOf = (starts_at: string, ends_at: string) => [
  { id: 1, move_id: 1, starts_at: new Date(starts_at), ends_at: new Date(ends_at) },
]

const linesOf = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').split('\r\n')

test('both sides have the same entry, each with whom they meet', () => {
  const standing = getMeetingStanding(
    { moves: [offer, pick], times: timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z') },
    at,
  )
  const lines = linesOf(pickupCalendar(buyer, standing, site))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hoko//Pickups//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:pickup-5001@hoko.example',
    'DTSTAMP:20260920T000000Z',
    'DTSTART:20260926T220000Z',
    'DTEND:20260926T230000Z',
    String.raw`SUMMARY:Pick up: Bowl\; glazed\, by Ngā Uku`,
    String.raw`LOCATION:12 Jackson Street\, Petone`,
    String.raw`DESCRIPTION:You meet the seller\, Mere Kahu\, +64211234567.\nThe blue door\nShow your handover code once you have it.\nhttps://hoko.example/iwon-ilost?trade=5001`,
    'URL:https://hoko.example/iwon-ilost?trade=5001',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Hoko":mailto:no-reply@hoko.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  const seller = linesOf(
    pickupCalendar({ ...buyer, side: 'seller', other_name: 'Tama Kahu' }, standing, site),
  )
  expect(seller).toContain(lines.find((line) => line.startsWith('UID:')))
  expect(seller.join()).toMatch(/SUMMARY:Hand over: .*Tama Kahu/)
})

test('a pickup that was moved replaces the old one, and one that was dropped is taken out', () => {
  const times = [
    ...timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z'),
    {
      id: 9,
      move_id: 3,
      starts_at: new Date('2026-09-28T22:00:00Z'),
      ends_at: new Date('2026-09-28T23:00:00Z'),
    },
  ]
  const again = { ...offer, id: 3, revision: 3 }
  const dropped = linesOf(
    pickupCalendar(buyer, getMeetingStanding({ moves: [offer, pick, again], times }, at), site),
  )
  expect(dropped).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED', 'DTSTART:20260926T220000Z']),
  )
  const repicked = { ...pick, id: 4, revision: 4, time_id: 9 }
  const moved = linesOf(
    pickupCalendar(buyer, getMeetingStanding({ moves: [offer, pick, again, repicked], times }, at), site),
  )
  expect(moved).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:pickup-5001@hoko.example',
      'SEQUENCE:4',
      'DTSTART:20260928T220000Z',
    ]),
  )
})

test.each([
  // The day before the clocks go forward, the day they do, and the night they go back.
  ['2026-09-25T22:00:00Z', '2026-09-25T23:00:00Z', 'Sat 26 September, 10–11 am', '20260925T220000Z'],
  ['2026-09-26T21:00:00Z', '2026-09-26T22:00:00Z', 'Sun 27 September, 10–11 am', '20260926T210000Z'],
  ['2027-04-03T13:30:00Z', '2027-04-03T14:30:00Z', 'Sun 4 April, 2.30–2.30 am', '20270403T133000Z'],
])('%s is %s for people, and the same instant for calendars', (starts_at, ends_at, words, utc) => {
  const times = timesOf(starts_at, ends_at)
  expect(formatVisit(times[0]!.starts_at, times[0]!.ends_at)).toBe(words)
  expect(
    linesOf(pickupCalendar(buyer, getMeetingStanding({ moves: [offer, pick], times }, at), site)),
  ).toContain(`DTSTART:${utc}`)
})

test('without a name before the address, it is Hoko', () => {
  const standing = getMeetingStanding(
    { moves: [offer, pick], times: timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z') },
    at,
  )
  const text = pickupCalendar(buyer, standing, { ...site, mail_from: 'post@hoko.example' })
  expect(linesOf(text)).toContain('ORGANIZER;CN="Hoko":mailto:post@hoko.example')
})
