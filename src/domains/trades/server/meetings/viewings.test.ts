import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConversation, setConversationStatus } from '#domains/chat/common/chat.ts'
import {
  askForViewing,
  cancelViewing,
  getViewingCalendar,
  offerViewing,
  pickViewing,
} from '#domains/trades/common/meetings/meetings.ts'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { aConversation } from '#test/harness/market/chats.ts'
import { inHours } from '#test/harness/market/handovers.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const place = '12 Jackson Street, Petone'
const note = 'Saturday morning would suit me'
const readBy = (person: Person, id: number) => app.as(person).call(getConversation, { id })

async function anOffered() {
  const conversation = await aConversation(app)
  const { id, seller } = conversation
  const plan = await app.as(seller).call(offerViewing, {
    id,
    revision: 0,
    times: [inHours(24), inHours(48)],
    place,
    note: 'Ring the bell',
  })
  return { ...conversation, plan }
}

async function anAgreed() {
  const offered = await anOffered()
  const { id, buyer, plan } = offered
  const picked = await app.as(buyer).call(pickViewing, { id, revision: 1, time_id: plan.times[0]!.id })
  return { ...offered, plan: picked }
}

test('a viewing is requested, offered and agreed, and each step is in the conversation', async () => {
  const { id, seller, buyer } = await aConversation(app)
  expect((await readBy(buyer, id)).viewing).toMatchObject({ state: 'none', may_ask: true, may_offer: false })
  await app.as(buyer).call(askForViewing, { id, revision: 0, note })
  expect((await readBy(seller, id)).viewing).toMatchObject({ state: 'asked', wish: note, may_offer: true })
  const { times } = await app.as(seller).call(offerViewing, { id, revision: 1, times: [inHours(24)], place })
  const agreed = await app.as(buyer).call(pickViewing, { id, revision: 2, time_id: times[0]!.id })
  expect(agreed).toMatchObject({ state: 'picked', place, picked: inHours(24) })

  const kinds = async (person: Person) =>
    (await readBy(person, id)).steps.map(({ kind, by }) => `${kind} by ${by}`)
  expect(await kinds(buyer)).toEqual([
    'viewing_asked by me',
    'viewing_offered by other',
    'viewing_picked by me',
  ])
  expect(await kinds(seller)).toEqual([
    'viewing_asked by other',
    'viewing_offered by me',
    'viewing_picked by other',
  ])
  await app.settle()
  const { items } = await app.as(seller).call(listNotifications, {})
  const received = items.filter(({ kind }) => kind === 'pickup')
  expect(received.map(({ title, link }) => [title, link])).toEqual([
    ['Viewing agreed', `/ichat?chat=${id}`],
    ['Viewing requested', `/ichat?chat=${id}`],
  ])
})

test('either side cancels a viewing, and the calendar removes it', async () => {
  for (const who of ['seller', 'buyer'] as const) {
    const { id, plan, ...people } = await anAgreed()
    const as = app.as(people[who])
    expect(await (await as.call(getViewingCalendar, { id })).text()).toContain('METHOD:PUBLISH')
    const { revision } = plan
    expect(await as.call(cancelViewing, { id, revision, note: 'Sick, sorry' })).toMatchObject({
      state: 'cancelled',
      picked: null,
      may_ask: who === 'buyer',
    })
    expect(await (await as.call(getViewingCalendar, { id })).text()).toContain('METHOD:CANCEL')
    await app.settle()
    const other = people[who === 'seller' ? 'buyer' : 'seller']
    const { items } = await app.as(other).call(listNotifications, {})
    expect(items.map(({ title }) => title)).toContain('Viewing cancelled')
  }
})

test('an outdated move is refused, and a repeated one counts once', async () => {
  const { id, buyer, plan } = await anOffered()
  const [first, second] = plan.times
  const pick = (revision: number, timeId: number) =>
    app.as(buyer).call(pickViewing, { id, revision, time_id: timeId })
  const picked = await pick(1, first!.id)
  expect(await pick(1, first!.id)).toEqual(picked)
  expect(await pick(1, second!.id)).toMatchObject({ key: 'viewing_moved' })
  expect(await pick(2, second!.id)).toMatchObject({ picked: { id: second!.id } })
  expect(await pick(3, 999_999)).toMatchObject({ key: 'viewing_moved' })
})

test.each([
  ['a time that is past', [inHours(-2)]],
  ['two that overlap', [inHours(24, 2), inHours(25)]],
  ['none', []],
  ['seven', [1, 2, 3, 4, 5, 6, 7].map((n) => inHours(24 + n))],
])('%s can’t be offered', async (_what, times) => {
  const { id, seller } = await aConversation(app)
  expect(await app.as(seller).call(offerViewing, { id, revision: 0, times, place })).toMatchObject({
    key: 'validation_failed',
    errors: { times: expect.any(String) },
  })
})

test('only the seller offers times, and only the buyer asks for them', async () => {
  const { id, seller, buyer } = await aConversation(app)
  const offer = { id, revision: 0, times: [inHours(24)], place }
  expect(await app.as(buyer).call(offerViewing, offer)).toMatchObject({ status: 409 })
  expect(await app.as(seller).call(askForViewing, { id, revision: 0, note })).toMatchObject({ status: 409 })
  const stranger = await aMember(app)
  const asStranger = app.as(stranger)
  const refused = [
    await asStranger.call(offerViewing, offer),
    await asStranger.call(askForViewing, { id, revision: 0, note }),
    await asStranger.call(cancelViewing, { id, revision: 0, note }),
    await asStranger.call(getViewingCalendar, { id }),
  ]
  for (const answer of refused) expect(answer).toMatchObject({ key: 'not_found' })
})

test('a viewing can’t be arranged across a block, or once the listing has ended', async () => {
  const blocked = await aConversation(app)
  await app.as(blocked.seller).call(setConversationStatus, { id: blocked.id, status: 'blocked' })
  expect(
    await app.as(blocked.buyer).call(askForViewing, { id: blocked.id, revision: 0, note }),
  ).toMatchObject({ key: 'viewing_closed' })

  const over = await anAgreed()
  await app.as(over.seller).call(setConversationStatus, { id: over.id, status: 'blocked' })
  const called = { id: over.id, revision: over.plan.revision, note: 'You can’t block me' }
  expect(await app.as(over.buyer).call(cancelViewing, called)).toMatchObject({ state: 'cancelled' })
  expect(JSON.stringify(await readBy(over.seller, over.id))).not.toContain('You can’t block me')

  const { id, listing_id, buyer, plan } = await anAgreed()
  await letItEnd(app, listing_id)
  expect((await readBy(buyer, id)).viewing).toMatchObject({
    state: 'picked',
    may_ask: false,
    may_cancel: true,
  })
  expect(await app.as(buyer).call(cancelViewing, { id, revision: plan.revision })).toMatchObject({
    state: 'cancelled',
  })
})

test('a member suspended from messaging can only cancel a viewing, without a note', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const silence = ({ id }: Person) =>
    app.as(admin).call(suspendMember, { id, kind: 'messaging', reason: 'For a test.', until: null })
  const { id, seller, buyer, plan } = await anAgreed()
  await silence(seller)
  const times = [inHours(30)]
  const closed = { key: 'viewing_closed', message: expect.stringContaining('For a test.') }
  expect(
    await app.as(seller).call(offerViewing, { id, revision: plan.revision, times, place, note }),
  ).toMatchObject(closed)
  const off = await app.as(seller).call(cancelViewing, { id, revision: plan.revision, note })
  expect(off.key).toBeUndefined()
  expect(JSON.stringify(await readBy(buyer, id))).not.toContain(note)
  await silence(buyer)
  expect(await app.as(buyer).call(askForViewing, { id, revision: off.revision, note })).toMatchObject(closed)
})
