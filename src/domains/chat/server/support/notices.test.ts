import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConversation } from '#domains/chat/common/chat.ts'
import { listSupportNotices } from '#domains/chat/common/support.ts'
import { decideMembers } from '#domains/moderation/common/warnings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { write } from '#test/harness/market/chats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const newest = async (person: Person) => (await app.as(person).call(listNotifications, {})).items[0]

test('a message to many members is no reply, and greets each by name', async () => {
  const people = [await aMember(app, { first_name: 'Aroha' }), await aMember(app, { first_name: 'Wiremu' })]
  const sent = {
    ids: people.map(({ id }) => id),
    act: 'message',
    reason: 'Kia ora {name}, we move.',
  } as const
  await app.as(admin).call(decideMembers, sent)
  await app.settle()
  expect(await Promise.all(people.map(newest))).toMatchObject([
    { title: 'A message from Hoko support', body: expect.stringContaining('Kia ora Aroha, we move.') },
    { title: 'A message from Hoko support', body: expect.stringContaining('Kia ora Wiremu, we move.') },
  ])
})

test('an answer to a member’s question is notified as a reply by support', async () => {
  const asker = await aMember(app)
  const { conversation_id: id } = await write(app, asker, { to_support: true, text: 'Where is my invoice?' })
  await app.as(admin).call(decideMembers, { ids: [asker.id], act: 'message', reason: 'It is in Settings.' })
  await app.settle()
  expect(await newest(asker)).toMatchObject({ title: 'Hoko support has replied' })
  const { messages } = await app.as(asker).call(getConversation, { id })
  expect(messages.map(({ text }) => text)).toEqual(['Where is my invoice?', 'It is in Settings.'])
})

test('listSupportNotices lists each message once, however many batches it took', async () => {
  const hana = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
  const people = [await aMember(app, { first_name: 'Aroha' }), await aMember(app, { first_name: 'Wiremu' })]
  const send = (ids: number[], reason: string) =>
    app.as(hana).call(decideMembers, { ids, act: 'message', reason })
  await send([people[0]!.id], 'Kia ora {name}, we close early.')
  await send([people[1]!.id, hana.id], 'Kia ora {name}, we close early.')
  await send([people[1]!.id], 'Sorry, we don’t.')
  const { items, total } = await app.as(hana).call(listSupportNotices, { limit: 2 })
  expect(total).toBeGreaterThanOrEqual(2)
  expect(items).toMatchObject([
    { text: 'Sorry, we don’t.', sent_by: 'Hana Parata', reached: 1 },
    {
      text: 'Kia ora {name}, we close early.',
      reached: 2,
      members: people.map(({ id }) => ({ id, display_name: expect.any(String) })),
    },
  ])
  expect(await app.as(people[0]!).call(listSupportNotices, {})).toMatchObject({ status: 403 })
})
