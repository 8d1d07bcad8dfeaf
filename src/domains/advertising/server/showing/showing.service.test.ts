import { expect, test } from 'vitest'
import { readTicket, ticketLifeMs, writeTicket } from './showing.service.ts'

const secret = Buffer.alloc(32, 7)
const issuedMs = Date.parse('2026-11-26T01:00:00Z')
const ticket = { id: 12, place: 'home' as const, page_view: 9_007_199_254_740_991, issuedMs }
const written = writeTicket(secret, ticket)

test('a ticket contains the advertisement, the place and the time', () => {
  expect(readTicket(secret, written, issuedMs + 1000)).toEqual(ticket)
  expect(written.length).toBeLessThan(160)
})

test('an expired ticket counts nothing', () => {
  expect(readTicket(secret, written, issuedMs + ticketLifeMs)).toEqual(ticket)
  expect(readTicket(secret, written, issuedMs + ticketLifeMs + 1000)).toBeNull()
})

test.each([
  ['another advertisement', written.replace(/^12/, '13')],
  ['another place', written.replace('home', 'results')],
  ['no place of ours', written.replace('home', 'attic')],
  ['another page', written.replace('9007199254740991', '1')],
  ['another spelling', written.replace(/^12/, '012')],
  ['another signature', written.slice(0, -1) + (written.endsWith('A') ? 'B' : 'A')],
  ['nothing', ''],
  ['nonsense', 'a.b.c.d.e'],
])('readTicket refuses a forged ticket: %s', (_case, forged) => {
  expect(readTicket(secret, forged, issuedMs)).toBeNull()
})

test('readTicket refuses a ticket of another server', () => {
  expect(readTicket(Buffer.alloc(32, 8), written, issuedMs)).toBeNull()
})
