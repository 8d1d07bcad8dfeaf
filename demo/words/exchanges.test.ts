import { expect, test } from 'vitest'
import {
  answerQuestion as answerQuestionShapes,
  askQuestion as askQuestionShapes,
} from '#domains/listings/common/questions/questions.shapes.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { answerTo, type ThingInItsPlace } from './write-answer.ts'
import { exchangesFor } from './exchanges.ts'
import { courier, makeOptions } from '../delivery-options.ts'
import { kinds } from '../kinds.ts'
import { imagineQuestions } from '../past/past-questions.ts'
import { planProperties } from '../properties/plan-properties.ts'
import { makeDice } from '../seeded.ts'
import { planVehicles } from '../vehicles/plan-vehicles.ts'
import { writeListing } from '../write-listing.ts'

const closesAt = new Date('2026-11-22T06:30:00Z')
const generalThings: ThingInItsPlace[] = kinds.flatMap((kind, n) => {
  const dice = makeDice(n)
  const { category } = kind
  const place = 'Ōtaki'
  return kind.items.map((item) => {
    const written = writeListing(kind, item, dice)
    const hasReserve = written.reserve_price_cents !== null
    return {
      ...written,
      type: 'general' as const,
      category,
      place,
      closes_at: closesAt,
      has_reserve: hasReserve,
    }
  })
})
const terms = { size: 'full', seed: 8, startedMs: Date.parse('2026-11-20T22:00:00Z') } as const
const bigThings: ThingInItsPlace[] = [...planVehicles(terms).live, ...planProperties(terms)].map((one) => ({
  ...one,
  place: 'Ōtaki',
  has_reserve: one.reserve_price_cents !== null,
}))
const things = [...generalThings, ...bigThings]
const bike = things.find(({ category }) => category === 'sports-cycling-road-bikes')!

test('most items have questions, and questions and answers pass the checks', () => {
  const askable = things.filter((thing) => exchangesFor(thing).length > 0)
  expect(askable.length).toBeGreaterThan(things.length * 0.95)
  for (const thing of things) {
    for (const { question, answer } of exchangesFor(thing)) {
      expect(askQuestionShapes.body.shape.text.safeParse(question).error, question).toBeUndefined()
      expect(
        answerQuestionShapes.body.shape.text.safeParse(answer(thing)).error,
        answer(thing),
      ).toBeUndefined()
    }
  }
})

const forbidden: [string, RegExp, (thing: ThingInItsPlace) => boolean][] = [
  [
    'a lamb or a plant',
    /smoke|marks/,
    ({ category }) => /^(pets|business-farm-livestock|garden-plants)/.test(category),
  ],
  ['a car', /smoke-free home|into a ute|to carry|making room/, ({ type }) => type === 'vehicle'],
  [
    'a home',
    /pick it up|post|WoF|end it early|hold it|a little less|battery|keys/,
    ({ type }) => type === 'property',
  ],
  ['a room', /LIM|roof|chattels|rates/, ({ category }) => category.startsWith('flatmates')],
  ['what must be fetched', /\bpost\b|postage|sent/, ({ pickup }) => pickup === 'must'],
  ['an auction', /a little less/, ({ sale_method }) => sale_method === 'auction'],
]

test.each(forbidden)('no question for %s mentions %s', (_what, words, isOne) => {
  const some = things.filter(isOne)
  expect(some.length).toBeGreaterThan(5)
  const input = some.flatMap((thing) => exchangesFor(thing).map(({ question }) => question))
  expect(input.filter((question) => words.test(question))).toEqual([])
})

test.each<[string, Partial<ThingInItsPlace>, RegExp]>([
  ['Where could I pick it up?', {}, /pick it up in Ōtaki/],
  ['Can I collect?', { pickup: 'none' }, /can’t be picked up/],
  ['What is postage to Nelson?', { pickup: 'must', delivery_options: [] }, /pick-up only, in Ōtaki/],
  [
    'Do you ship?',
    { delivery_options: makeOptions(courier({ north: 9.5, south: 12 })) },
    /Courier, North Island NZ\$\s9.50/,
  ],
  ['Is the reserve met?', { has_reserve: false }, /no reserve/],
  ['What is the reserve?', { has_reserve: true }, /to myself/],
  ['When does it finish?', {}, /Sunday 22 November, 7:30 pm/],
  ['Would you take $50?', { sale_method: 'fixed_price' }, /fair as it is/],
  ['Is it still available?', {}, /still here/],
  ['Any scratches?', { condition: 'new' }, /new/],
  ['He aha tēnei?', {}, /description/],
])('the bot answers “%s” with %j as expected', (question, difference, words) => {
  const text = answerTo(question, { ...bike, ...difference }, 3)
  expect(text).toMatch(words)
  expect(answerQuestionShapes.body.shape.text.safeParse(text).error).toBeUndefined()
})

test('past questions lie within the period and repeat no text or member', () => {
  const [from, until] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-08T00:00:00Z')]
  const all = things.flatMap((thing, n) => {
    const openDialog = {
      askerIds: [toAccountId(11), toAccountId(12), toAccountId(13), toAccountId(14)],
      from,
      until,
      appeal: 0.8,
      leavesOne: n % 9 === 0,
    }
    const input = imagineQuestions(thing, openDialog, makeDice(n))
    expect(input.length).toBeLessThanOrEqual(3)
    expect(new Set(input.map(({ text }) => text)).size).toBe(input.length)
    expect(new Set(input.map(({ asker_id }) => asker_id)).size).toBe(input.length)
    expect(input.filter(({ answer }) => answer === null).length).toBe(
      n % 9 === 0 && exchangesFor(thing).length > 0 ? 1 : 0,
    )
    return input
  })
  expect(all.length).toBeGreaterThan(100)
  for (const { asked_at, answer } of all) {
    expect(asked_at >= from && asked_at < until).toBe(true)
    if (answer) expect(answer.answered_at > asked_at && answer.answered_at < until).toBe(true)
  }
})
