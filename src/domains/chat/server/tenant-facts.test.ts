import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConversation, setConversationStatus } from '#domains/chat/common/chat.ts'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { aRental } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const readBy = (person: Person, id: number) => app.as(person).call(getConversation, { id })

test('only the landlord reads a prospective tenant’s facts', async () => {
  const landlord = await aMember(app)
  const { id: listingId } = await aRental(app, landlord)
  const tenant = await aMember(app)
  const facts = { people: 3, pets: 'One old cat', move_in: '2030-02-01' }
  const sent = await write(app, tenant, {
    listing_id: listingId,
    text: 'Kia ora, could we come and see it?',
    tenant: facts,
  })
  const { conversation_id: id } = sent
  expect((await readBy(landlord, id)).tenant).toEqual(facts)
  expect((await readBy(tenant, id)).tenant).toEqual(facts)
  await write(app, tenant, { conversation_id: id, text: 'Any news?', tenant: { ...facts, people: 9 } })
  expect((await readBy(landlord, id)).tenant).toEqual(facts)
})

test.each([
  ['nobody', { people: 0, pets: '', move_in: '2030-02-01' }],
  ['a hundred', { people: 100, pets: '', move_in: '2030-02-01' }],
  ['a day that is past', { people: 2, pets: '', move_in: '2020-02-01' }],
  ['no day', { people: 2, pets: '', move_in: 'soon' }],
])('%s is refused, and nothing is sent', async (_what, tenant) => {
  const landlord = await aMember(app)
  const { id: listingId } = await aRental(app, landlord)
  const asker = await aMember(app)
  expect(await write(app, asker, { listing_id: listingId, text: 'Kia ora', tenant })).toMatchObject({
    key: 'validation_failed',
  })
})

test('tenant facts are refused for a listing that isn’t a rental', async () => {
  const { listing_id } = await aConversation(app)
  const tenant = { people: 2, pets: '', move_in: '2030-02-01' }
  expect(await write(app, await aMember(app), { listing_id, text: 'Hello', tenant })).toMatchObject({
    key: 'validation_failed',
    errors: { tenant: expect.any(String) },
  })
})

test('tenant facts don’t arrive across a block, even with a message sent before', async () => {
  const landlord = await aMember(app)
  const { id: listingId } = await aRental(app, landlord)
  const tenant = await aMember(app)
  const clientId = crypto.randomUUID()
  const { conversation_id: id } = await write(app, tenant, {
    listing_id: listingId,
    text: 'Kia ora',
    client_id: clientId,
  })
  await app.as(landlord).call(setConversationStatus, { id, status: 'blocked' })
  const facts = { people: 2, pets: 'You can’t block me', move_in: '2030-02-01' }
  await write(app, tenant, { conversation_id: id, text: 'Kia ora', client_id: clientId, tenant: facts })
  await write(app, tenant, { conversation_id: id, text: 'Again', tenant: facts })
  expect((await readBy(landlord, id)).tenant).toBeNull()
})

test('tenant facts are deleted with the tenant’s account', async () => {
  const landlord = await aMember(app)
  const { id: listingId } = await aRental(app, landlord)
  const person = await aMember(app)
  const tenant = { people: 2, pets: '', move_in: '2030-02-01' }
  const { conversation_id: id } = await write(app, person, { listing_id: listingId, text: 'Kia ora', tenant })
  expect((await readBy(landlord, id)).tenant).toEqual(tenant)
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: person.id }))
  await app.settle()
  expect((await readBy(landlord, id)).tenant).toBeNull()
})
