import { expect, test } from 'vitest'
import { formatVisit } from '#platform/common/formats/formats.ts'
import { describePickup, type PickupParty } from '../handover/handover.rules.ts'
import { getCalendarState, meetingCalendar } from './meetings.calendar.rules.ts'
import { getMeetingState, type MeetingMove, type MeetingState } from './meetings.rules.ts'

const site = { publicUrl: 'https://hoko.example', mailFrom: 'Hoko <no-reply@hoko.example>' }
const buyer: PickupParty = {
  id: 5001,
  side: 'buyer',
  status: 'agreed',
  title: 'Bowl; glazed, by Ngā Uku',
  first_name: 'Mere',
  last_name: 'Kahu',
  phone_number: '+64211234567',
}
const pickupCalendar = (party: PickupParty, status: MeetingState, of = site) =>
  meetingCalendar({ kind: 'pickup', ...describePickup(party) }, status, of)
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
const timesOf = (startsAt: string, endsAt: string) => [
  { id: 1, move_id: 1, starts_at: new Date(startsAt), ends_at: new Date(endsAt) },
]

const linesOf = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').split('\r\n')

test('both sides have the same calendar entry, each with the other’s name', () => {
  const status = getMeetingState(
    { moves: [offer, pick], times: timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z') },
    at,
  )
  const lines = linesOf(pickupCalendar(buyer, status))
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
    String.raw`DESCRIPTION:You meet the seller\, Mere Kahu\, +64211234567.\nThe blue door\nShow your handover code once you have it.\nhttps://hoko.example/trades/5001`,
    'URL:https://hoko.example/trades/5001',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Hoko":mailto:no-reply@hoko.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  const seller = linesOf(pickupCalendar({ ...buyer, side: 'seller', first_name: 'Tama' }, status))
  expect(seller).toContain(lines.find((line) => line.startsWith('UID:')))
  expect(seller.join()).toMatch(/SUMMARY:Hand over: .*Tama Kahu/)
})

test('a moved pickup replaces the old entry, and a dropped one removes it', () => {
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
  const dropped = linesOf(pickupCalendar(buyer, getMeetingState({ moves: [offer, pick, again], times }, at)))
  expect(dropped).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED', 'DTSTART:20260926T220000Z']),
  )
  const repicked = { ...pick, id: 4, revision: 4, time_id: 9 }
  const moved = linesOf(
    pickupCalendar(buyer, getMeetingState({ moves: [offer, pick, again, repicked], times }, at)),
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
  // These are the day before the clocks go forward, the day they do, and the night they go back.
  ['2026-09-25T22:00:00Z', '2026-09-25T23:00:00Z', 'Sat 26 September, 10–11 am', '20260925T220000Z'],
  ['2026-09-26T21:00:00Z', '2026-09-26T22:00:00Z', 'Sun 27 September, 10–11 am', '20260926T210000Z'],
  ['2027-04-03T13:30:00Z', '2027-04-03T14:30:00Z', 'Sun 4 April, 2:30–2:30 am', '20270403T133000Z'],
])('%s is shown as %s, and is the same instant in calendars', (startsAt, endsAt, words, utc) => {
  const times = timesOf(startsAt, endsAt)
  expect(formatVisit({ starts_at: startsAt, ends_at: endsAt })).toBe(words)
  expect(linesOf(pickupCalendar(buyer, getMeetingState({ moves: [offer, pick], times }, at)))).toContain(
    `DTSTART:${utc}`,
  )
})

test('an address without a name starts with Hoko', () => {
  const status = getMeetingState(
    { moves: [offer, pick], times: timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z') },
    at,
  )
  const text = pickupCalendar(buyer, status, { ...site, mailFrom: 'post@hoko.example' })
  expect(linesOf(text)).toContain('ORGANIZER;CN="Hoko":mailto:post@hoko.example')
})

test('a viewing has its own calendar entry', () => {
  const status = getMeetingState(
    { moves: [offer, pick], times: timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z') },
    at,
  )
  const entry = {
    kind: 'viewing',
    id: 70,
    title: 'Viewing: Sunny flat',
    other: 'You’re meeting Mere K.',
    path: '/ichat?chat=70',
    isOff: false,
  } as const
  expect(linesOf(meetingCalendar(entry, status, site))).toEqual(
    expect.arrayContaining([
      'PRODID:-//Hoko//Viewings//EN',
      'UID:viewing-70@hoko.example',
      'SUMMARY:Viewing: Sunny flat',
      String.raw`DESCRIPTION:You’re meeting Mere K.\nThe blue door\nhttps://hoko.example/ichat?chat=70`,
    ]),
  )
})

test.each([
  ['nothing was picked', [offer], false, null],
  ['picked', [offer, pick], false, ['PUBLISH', 2]],
  [
    'dropped',
    [offer, pick, { ...offer, id: 3, revision: 3, action: 'asked' as const }],
    false,
    ['CANCEL', 3],
  ],
  ['moved', [offer, pick, { ...pick, id: 4, revision: 3 }], false, ['PUBLISH', 3]],
  ['the sale fell through', [offer, pick], true, ['CANCEL', 3]],
])('getCalendarState returns method and sequence: %s', (_name, moves, isOff, expected) => {
  const times = timesOf('2026-09-26T22:00:00Z', '2026-09-26T23:00:00Z')
  const state = getCalendarState(getMeetingState({ moves, times }, at), isOff)
  expect(state && [state.method, state.sequence]).toEqual(expected)
})

test.each([
  ['agreed', false],
  ['completed', false],
  ['cancelled', true],
] as const)('a pickup of a sale that is %s is off: %s', (status, isOff) => {
  expect(describePickup({ ...buyer, status }).isOff).toBe(isOff)
})
