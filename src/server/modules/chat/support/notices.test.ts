import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConversation } from '#contract/chat/chat.ts'
import { decideMembers } from '#contract/moderation/warnings.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
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

test('an answer to a member who asked says that support has replied', async () => {
  const asker = await aMember(app)
  const { conversation_id: id } = await write(app, asker, { to_support: true, text: 'Where is my invoice?' })
  await app.as(admin).call(decideMembers, { ids: [asker.id], act: 'message', reason: 'It is in Settings.' })
  await app.settle()
  expect(await newest(asker)).toMatchObject({ title: 'Hoko support has replied' })
  const { messages } = await app.as(asker).call(getConversation, { id })
  expect(messages.map(({ text }) => text)).toEqual(['Where is my invoice?', 'It is in Settings.'])
})
