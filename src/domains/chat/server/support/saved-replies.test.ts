import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  maxSavedReplies,
  updateSavedReply,
} from '#domains/chat/common/support.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const add = (title: string, text = 'Kia ora {name}, it’s on its way.') =>
  app.as(admin).call(createSavedReply, { title, text })

test('saved replies are created, changed and deleted, and the log has the admin', async () => {
  const saved = await add('On its way')
  expect(
    await app.as(admin).call(updateSavedReply, { id: saved.id, title: 'On its way', text: 'Soon.' }),
  ).toMatchObject({ id: saved.id, text: 'Soon.' })
  await app.as(admin).call(deleteSavedReply, { id: saved.id })
  expect(await app.as(admin).call(deleteSavedReply, { id: saved.id })).toMatchObject({ key: 'not_found' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'saved_reply', subject_id: saved.id })
  expect(items.map(({ action }) => action)).toEqual([
    'saved_reply.deleted',
    'saved_reply.changed',
    'saved_reply.added',
  ])
})

test.each([
  ['a title that another has', 'refund', 'We’ll look into it.', 'title'],
  ['no title', ' ', 'We’ll look into it.', 'title'],
  ['an unknown placeholder', 'Placeholder', 'Kia ora {first_name}', 'text'],
  ['no words', 'Nothing', '', 'text'],
])('%s is refused at its field', async (_what, title, text, field) => {
  await add('Refund').catch(() => undefined)
  const refused = await app.as(admin).call(createSavedReply, { title, text })
  expect(refused).toMatchObject({ key: 'validation_failed', errors: { [field]: expect.any(String) } })
})

test('saved replies are limited in number, and only admins see them', async () => {
  const { items } = await app.as(admin).call(listSavedReplies, {})
  for (let n = items.length; n < maxSavedReplies; n += 1) await add(`Reply ${n}`)
  expect(await add('One more')).toMatchObject({ key: 'saved_replies_full' })
  expect(await app.as(await aMember(app)).call(listSavedReplies, {})).toMatchObject({ status: 403 })
})
