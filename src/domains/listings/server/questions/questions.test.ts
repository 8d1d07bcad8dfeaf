import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveMessage } from '#platform/common/live.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import {
  answerQuestion,
  askQuestion,
  changeAnswer,
  listQuestions,
  withdrawQuestion,
} from '#domains/listings/common/questions/questions.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aQuestion } from '#test/harness/market/questions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const text = 'Does it come with the mudguards?'
const reply = 'It does, and with a bell.'

const listFor = (person: Person | null, listing: number, paging = {}) =>
  app.as(person).call(listQuestions, { listing, ...paging })
const textsFor = async (person: Person | null, listing: number) =>
  (await listFor(person, listing)).items.map((question) => question.text)
const request = (person: Person, listingId: number, input = text) =>
  app.as(person).call(askQuestion, { listing_id: listingId, text: input })
const answer = (person: Person, id: number, expected = reply) =>
  app.as(person).call(answerQuestion, { id, text: expected })

const noticesOf = async (person: Person) => {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items
}

const withoutRequest = <P extends { request_id: string }>(problem: P) => ({ ...problem, request_id: '' })

test('an unanswered question is visible to two people, and its answer to everyone', async () => {
  const { listing_id, seller, asker, id } = await aQuestion(app)
  const stranger = await aMember(app)
  for (const person of [null, stranger]) {
    expect(await listFor(person, listing_id)).toMatchObject({ items: [], total: 0, waiting: 0 })
  }
  const waits = { id, listing_id, text, answer: null }
  expect(await listFor(asker, listing_id)).toMatchObject({
    items: [{ ...waits, is_mine: true, asker: { display_name: expect.stringMatching(/^Tama K/) } }],
    total: 1,
    waiting: 1,
  })
  expect(await listFor(seller, listing_id)).toMatchObject({
    items: [{ ...waits, is_mine: false }],
    waiting: 1,
  })

  expect(await answer(seller, id)).toMatchObject({
    id,
    answer: { text: reply, revision: 1, changed_at: null },
  })
  for (const person of [null, stranger, asker, seller]) {
    expect(await listFor(person, listing_id)).toMatchObject({
      items: [{ id, text, answer: { text: reply }, is_mine: person === asker }],
      total: 1,
      waiting: 0,
    })
  }
})

test('listQuestions tells each viewer what they may do', async () => {
  const { listing_id, seller, asker } = await aQuestion(app)
  const viewerOf = async (person: Person | null) => (await listFor(person, listing_id)).viewer
  expect(await viewerOf(null)).toBe(null)
  expect(await viewerOf(asker)).toEqual({ may_ask: true, may_answer: false, why_not: null })
  expect(await viewerOf(seller)).toEqual({ may_ask: false, may_answer: true, why_not: null })
  const admin = await aMember(app, { type: 'admin' })
  expect(await viewerOf(admin)).toMatchObject({ may_ask: false, may_answer: false })
  await moveClosing(app, listing_id, -1000)
  for (const person of [asker, seller]) {
    expect(await viewerOf(person)).toMatchObject({
      may_ask: false,
      may_answer: false,
      why_not: expect.stringContaining('closed'),
    })
  }
})

test('the seller is notified of a question, and its author of the answer, once each', async () => {
  const { listing_id, seller, asker, id } = await aQuestion(app)
  expect(await noticesOf(seller)).toMatchObject([
    {
      kind: 'question',
      body: `Tama K. asked about “Cinelli Tutto commuter, 54 cm”: “${text}”`,
      link: `/general/${listing_id}/detail#questions`,
    },
  ])
  expect(await noticesOf(asker)).toEqual([])
  const answered = await answer(seller, id)
  await app.as(seller).call(changeAnswer, { id, text: 'It does.', revision: answered.answer!.revision })
  expect(await noticesOf(asker)).toMatchObject([
    {
      kind: 'answer',
      body: expect.stringContaining(`“${reply}”`),
      link: `/general/${listing_id}/detail#questions`,
    },
  ])
  expect(await noticesOf(seller)).toHaveLength(1)
})

test('a question withdrawn before its notification notifies nobody', async () => {
  const { seller, asker, id } = await aQuestion(app)
  await app.as(asker).call(withdrawQuestion, { id })
  expect(await noticesOf(seller)).toEqual([])
})

test('only the seller answers, and others can’t see waiting questions', async () => {
  const { seller, asker, id } = await aQuestion(app)
  const other = await aLiveAuction(app)
  for (const person of [asker, other.seller, await aMember(app)]) {
    expect(withoutRequest(await answer(person, id))).toEqual(withoutRequest(await answer(person, 99_999_999)))
    const changed = { text: reply, revision: 1 }
    expect(await app.as(person).call(changeAnswer, { id, ...changed })).toMatchObject({ key: 'not_found' })
  }
  for (const person of [seller, other.seller]) {
    expect(await app.as(person).call(withdrawQuestion, { id })).toMatchObject({ key: 'not_found' })
  }
  expect(await answer(seller, id)).toMatchObject({ id, answer: { text: reply } })
})

test('a question is refused from the seller, and on a hidden or ended listing', async () => {
  const { id, seller } = await aLiveAuction(app)
  expect(await request(seller, id)).toMatchObject({ status: 403, key: 'own_listing' })
  const asker = await aMember(app)
  expect(await request(asker, 99_999_999)).toMatchObject({ key: 'not_found' })
  await moveClosing(app, id, -1)
  expect(await request(asker, id)).toMatchObject({
    status: 409,
    key: 'listing_closed',
    message: expect.stringMatching(/closed/),
  })

  const withdrawn = await aFixedPriceListing(app)
  await app.as(withdrawn.seller).call(setListingStatus, { id: withdrawn.id, status: 'withdrawn' })
  expect(await request(asker, withdrawn.id)).toMatchObject({ key: 'listing_closed' })
  const { db } = app.platform
  await db.updateTable('listings').set({ status: 'suspended' }).where('id', '=', id).execute()
  expect(await request(asker, id)).toMatchObject({ key: 'not_found' })
  expect(await listFor(seller, id)).toMatchObject({ key: 'not_found' })
})

test('answers can’t change after closing', async () => {
  const { listing_id, seller, asker, id } = await aQuestion(app)
  const { id: second } = await request(asker, listing_id, 'And with the pump?')
  await answer(seller, id)
  await moveClosing(app, listing_id, -1)
  expect(await answer(seller, second)).toMatchObject({ status: 409, key: 'listing_closed' })
  expect(await app.as(seller).call(changeAnswer, { id, text: 'No.', revision: 1 })).toMatchObject({
    key: 'listing_closed',
  })
  expect((await listFor(null, listing_id)).items).toMatchObject([{ id, answer: { text: reply } }])
  expect(await app.as(asker).call(withdrawQuestion, { id: second })).toEqual({ ok: true })
})

test('a question can be withdrawn only until it’s answered', async () => {
  const { listing_id, seller, asker, id } = await aQuestion(app)
  const { id: second } = await request(asker, listing_id, 'And with the pump?')
  await answer(seller, second)
  expect(await app.as(asker).call(withdrawQuestion, { id: second })).toMatchObject({
    status: 409,
    key: 'already_answered',
  })
  expect(await app.as(asker).call(withdrawQuestion, { id })).toEqual({ ok: true })
  expect(await app.as(asker).call(withdrawQuestion, { id })).toMatchObject({ key: 'not_found' })
  expect(await answer(seller, id)).toMatchObject({ key: 'not_found' })
  for (const person of [asker, seller])
    expect(await textsFor(person, listing_id)).toEqual(['And with the pump?'])
})

test('a missing answer can’t be changed', async () => {
  const { seller, id } = await aQuestion(app)
  expect(await app.as(seller).call(changeAnswer, { id, text: reply, revision: 0 })).toMatchObject({
    key: 'not_found',
  })
})

test.each([
  ['Hi', /at least 3/],
  ['x'.repeat(1001), /at most 1,000/],
  ['Ring me on 021 555 1234?', /phone number/],
  ['Write to mere@example.nz please', /email address/],
  ['Is it the one on www.example.co.nz?', /link/],
])('a question such as %s is refused with the reason', async (input, reason) => {
  const { id } = await aLiveAuction(app)
  expect(await request(await aMember(app), id, input)).toMatchObject({
    status: 422,
    errors: { text: expect.stringMatching(reason) },
  })
})

test('an answer with contact details is refused too', async () => {
  const { seller, id, asker, listing_id } = await aQuestion(app)
  const refused = { errors: { text: expect.stringContaining('phone number') } }
  expect(await answer(seller, id, 'Ring 021 555 1234.')).toMatchObject(refused)
  await answer(seller, id)
  const changed = { id, text: 'Ring 021 555 1234.', revision: 1 }
  expect(await app.as(seller).call(changeAnswer, changed)).toMatchObject(refused)
  expect((await listFor(asker, listing_id)).items[0]!.answer!.text).toBe(reply)
})

test('text is stored as it was written, including markup and macrons', async () => {
  const { id, seller } = await aLiveAuction(app)
  const written = '<b>Kei te pēhea</b>\u0000 te āhua?\r\n\r\nNgā mihi & aroha  '
  const { id: questionId } = await request(await aMember(app), id, written)
  await answer(seller, questionId)
  expect(await textsFor(null, id)).toEqual(['<b>Kei te pēhea</b> te āhua?\n\nNgā mihi & aroha'])
})

test('waiting questions come first, then the latest, a page at a time', async () => {
  const { id, seller } = await aLiveAuction(app)
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) ids.push((await request(await aMember(app), id, `Question number ${n}?`)).id)
  for (const n of [0, 2, 4]) await answer(seller, ids[n]!)
  const idsOf = async (person: Person | null, page: number) =>
    (await listFor(person, id, { page, limit: 3 })).items.map((question) => question.id)
  expect([await idsOf(seller, 1), await idsOf(seller, 2)]).toEqual([
    [ids[3], ids[1], ids[4]],
    [ids[2], ids[0]],
  ])
  expect([await idsOf(null, 1), await idsOf(null, 2)]).toEqual([[ids[4], ids[2], ids[0]], []])
})

test('the seller’s table shows waiting questions, and sorts them first', async () => {
  const { listing_id, seller, id } = await aQuestion(app)
  // Among equals, what closes first comes first; a fixed price expires after 90 days.
  await moveClosing(app, listing_id, 100 * 24 * 3_600_000)
  const newer = await aFixedPriceListing(app, { seller })
  const table = async () =>
    (await app.as(seller).call(listOwnListings, {})).items.map((row) => [row.id, row.questions_waiting])
  expect(await table()).toEqual([
    [listing_id, 1],
    [newer.id, 0],
  ])
  await answer(seller, id)
  expect(await table()).toEqual([
    [newer.id, 0],
    [listing_id, 0],
  ])
})

test('a closed listing has no waiting questions', async () => {
  const { listing_id, seller } = await aQuestion(app)
  const { db } = app.platform
  await db.updateTable('listings').set({ status: 'unsold' }).where('id', '=', listing_id).execute()
  const { items } = await app.as(seller).call(listOwnListings, {})
  expect(items).toMatchObject([{ id: listing_id, questions_waiting: 0 }])
})

test('viewers of the listing get a live message that questions have changed', async () => {
  const { id, seller } = await aLiveAuction(app)
  const { items, changed_at } = await listFor(null, id)
  expect([items, changed_at]).toEqual([[], null])
  const received: LiveMessage[] = []
  const stop = app.platform.live.subscribe({ states: [`questions:${id}`], news: [] }, (message) => {
    received.push(message)
  })
  const isInvalidated = async (person: Person | null) => {
    const message = { kind: 'questions', listing_id: id, changed_at: (await listFor(person, id)).changed_at }
    await expect.poll(() => received.at(-1)).toEqual(message)
  }
  const asker = await aMember(app)
  const { id: first } = await request(asker, id)
  await isInvalidated(seller)
  await answer(seller, first)
  await isInvalidated(null)
  await app.as(seller).call(changeAnswer, { id: first, text: 'It does not.', revision: 1 })
  await isInvalidated(null)
  const { id: second } = await request(asker, id, 'And the pump?')
  await isInvalidated(asker)
  await app.as(asker).call(withdrawQuestion, { id: second })
  await isInvalidated(null)
  stop()
})

test('visitors and admins can’t ask', async () => {
  const { id } = await aLiveAuction(app)
  expect(await app.as(null).call(askQuestion, { listing_id: id, text })).toMatchObject({
    key: 'unauthenticated',
  })
  expect(await request(await aMember(app, { type: 'admin' }), id)).toMatchObject({ key: 'forbidden' })
})
