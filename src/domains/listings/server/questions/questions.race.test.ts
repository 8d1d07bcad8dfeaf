import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  answerQuestion,
  askQuestion,
  changeAnswer,
  listQuestions,
  withdrawQuestion,
} from '#domains/listings/common/questions/questions.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aQuestion } from '#test/harness/market/questions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const text = 'Does it come with the mudguards?'
const reply = 'It does, and with a bell.'

const listFor = (person: Person | null, listing: number) => app.as(person).call(listQuestions, { listing })
const textsFor = async (person: Person | null, listing: number) =>
  (await listFor(person, listing)).items.map((question) => question.text)
const request = (person: Person, listingId: number, requested = text) =>
  app.as(person).call(askQuestion, { listing_id: listingId, text: requested })
const answer = (person: Person, id: number, expected = reply) =>
  app.as(person).call(answerQuestion, { id, text: expected })

const noticesOf = async (person: Person) => {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items
}

test('the same question sent twice at once is one', async () => {
  const { id, seller } = await aLiveAuction(app)
  const asker = await aMember(app)
  const requested = await Promise.all(Array.from({ length: 12 }, () => request(asker, id)))
  expect(new Set(requested.map((question) => question.id)).size).toBe(1)
  expect(await textsFor(seller, id)).toEqual([text])
  expect(await noticesOf(seller)).toHaveLength(1)
})

test('one person has at most three waiting questions, also in parallel', async () => {
  const { id, seller } = await aLiveAuction(app)
  const asker = await aMember(app)
  const requested = await Promise.all(
    Array.from({ length: 8 }, (_, n) => request(asker, id, `Question number ${n}?`)),
  )
  expect(requested.filter(({ key }) => key === 'questions_waiting')).toHaveLength(5)
  expect(await request(await aMember(app), id)).toMatchObject({ answer: null })
  const [last] = (await listFor(seller, id)).items.filter((question) => question.text !== text)
  await answer(seller, last!.id)
  expect(await request(asker, id, 'One more?')).toMatchObject({ answer: null })
})

test('one of several parallel answers is stored, and the author is notified once', async () => {
  const { seller, asker, id, listing_id } = await aQuestion(app)
  const given = await Promise.all(
    Array.from({ length: 8 }, (_, n) => answer(seller, id, `Answer number ${n}.`)),
  )
  const upheld = given.filter((one) => one.key === undefined)
  expect(upheld).toHaveLength(1)
  expect(given.filter(({ key }) => key === 'already_answered')).toHaveLength(7)
  expect((await listFor(null, listing_id)).items[0]!.answer!.text).toBe(upheld[0]!.answer!.text)
  expect(await noticesOf(asker)).toHaveLength(1)
})

test('an answer and a withdrawal at once leave one of the two', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { seller, asker, id, listing_id } = await aQuestion(app)
    const [answered, withdrawn] = await Promise.all([
      answer(seller, id),
      app.as(asker).call(withdrawQuestion, { id }),
    ])
    const isAnswered = answered.key === undefined
    expect(withdrawn).toMatchObject(isAnswered ? { key: 'already_answered' } : { ok: true })
    if (!isAnswered) expect(answered.key).toBe('not_found')
    expect(await textsFor(seller, listing_id)).toHaveLength(isAnswered ? 1 : 0)
  }
})

test('an answer is changed only from its latest version, and earlier ones are stored', async () => {
  const { seller, id, listing_id } = await aQuestion(app)
  await answer(seller, id)
  const change = (expected: string, revision: number) =>
    app.as(seller).call(changeAnswer, { id, text: expected, revision })
  const changes = await Promise.all([change('Yes, both.', 1), change('Yes, all of them.', 1)])
  expect(changes.filter(({ key }) => key === 'answer_changed')).toHaveLength(1)
  const upheld = changes.find((one) => one.key === undefined)!.answer!
  expect(upheld).toMatchObject({ revision: 2, changed_at: expect.any(String) })
  expect((await listFor(null, listing_id)).items[0]!.answer).toEqual(upheld)
  const stored = await app.platform.db
    .selectFrom('question_answers')
    .select('text')
    .where('question_id', '=', id)
    .orderBy('revision')
    .execute()
  expect(stored).toEqual([{ text: reply }, { text: upheld.text }])
})
