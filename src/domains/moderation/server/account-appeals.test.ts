import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerMemberAppeal,
  appealSuspension,
  getAccountAppeal,
  getMemberAppeal,
  listOwnSuspensions,
  writeAccountAppeal,
} from '#domains/moderation/common/warnings.ts'
import { exportMyData, getProfile } from '#domains/accounts/common/accounts.ts'
import { listSessions, removeToken, signIn } from '#domains/identity/common/auth.ts'
import { allOperations } from '#app/server/all-operations.ts'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  getMember,
  listMembers,
  putMemberStatus,
  suspendMember,
} from '#domains/accounts/common/members/members.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const setStatus = (id: number, status: 'active' | 'suspended') =>
  app.as(admin).call(putMemberStatus, { id, status, reason: 'Sold what is not theirs' })

async function aSuspendedMember(email: string) {
  const person = await aMember(app, { email })
  await setStatus(person.id, 'suspended')
  const refused = await app.as(null).call(signIn, { email, password: 'kahu1234', type: 'user' })
  return { person, refused, limited: { id: person.id, token: refused.limited_token! } }
}

test('at sign-in only the suspended owner gets the reason and a way to appeal', async () => {
  const email = 'appeals@example.nz'
  const { person, refused, limited } = await aSuspendedMember(email)
  expect(refused).toMatchObject({
    status: 403,
    key: 'account_suspended',
    message: 'This account is suspended: Sold what is not theirs.',
    limited_token: expect.any(String),
  })
  const wrong = await app.as(null).call(signIn, { email, password: 'wrong123', type: 'user' })
  expect(wrong).toMatchObject({ key: 'invalid_credentials' })
  expect(wrong.limited_token).toBeUndefined()
  expect(await app.as(person).call(getAccountAppeal, {})).toMatchObject({ key: 'logout_user' })
  expect((await sentTo(app, email))[0]!.text).toContain('sign in to appeal')
  expect(await app.as(limited).call(getAccountAppeal, {})).toMatchObject({
    suspension: { reason: 'Sold what is not theirs', lifted_at: null },
    messages: [],
    may_write: true,
  })
})

test('the member appeals, an admin is notified and answers, and the member gets an email', async () => {
  const email = 'answered@example.nz'
  const { person, limited } = await aSuspendedMember(email)
  await app.as(limited).call(writeAccountAppeal, { text: 'It was mine to sell.' })
  await app.as(limited).call(writeAccountAppeal, { text: 'It was mine to sell.' })
  await app.settle()
  const { items } = await app.as(admin).call(listNotifications, {})
  expect(items).toContainEqual(expect.objectContaining({ link: `/user/${person.id}/detail` }))
  const answered = await app
    .as(admin)
    .call(answerMemberAppeal, { id: person.id, text: 'Send us the receipt.' })
  expect(answered.messages).toMatchObject([
    { is_owners: true, text: 'It was mine to sell.' },
    { is_owners: false, author: 'Hana Parata' },
  ])
  await app.settle()
  expect((await sentTo(app, email))[0]).toMatchObject({
    text: expect.stringContaining('Send us the receipt.'),
  })
  expect((await app.as(limited).call(getAccountAppeal, {})).messages.at(-1)).toMatchObject({ author: 'Hoko' })
  const stranger = await aMember(app)
  expect(await app.as(stranger).call(getMemberAppeal, { id: person.id })).toMatchObject({ key: 'forbidden' })
  expect(await app.as(admin).call(getMemberAppeal, { id: 999_999 })).toMatchObject({ key: 'not_found' })
})

test('answerMemberAppeal writes to a suspended member who hasn’t appealed, and they can reply', async () => {
  const email = 'unasked@example.nz'
  const { person, limited } = await aSuspendedMember(email)
  await app.as(admin).call(answerMemberAppeal, { id: person.id, text: 'Please send us your tracking.' })
  await app.settle()
  expect((await sentTo(app, email))[0]).toMatchObject({
    subject: expect.stringContaining('A message about your suspended account'),
    text: expect.stringContaining('Please send us your tracking.'),
  })
  const shown = await app.as(limited).call(getAccountAppeal, {})
  expect(shown).toMatchObject({ messages: [{ author: 'Hoko' }], may_write: true })
})

test('a suspended member exports their data, and a reinstatement ends the limited access', async () => {
  const { person, limited } = await aSuspendedMember('exports@example.nz')
  await app.as(limited).call(writeAccountAppeal, { text: 'It was mine.' })
  await app.as(admin).call(answerMemberAppeal, { id: person.id, text: 'Send us the receipt.' })
  expect(await app.as(admin).call(getMember, { id: person.id })).toMatchObject({ session_count: 0 })
  const file = await app.server.inject({
    url: '/api/export-my-data',
    headers: { authorization: `Bearer ${limited.token}` },
  })
  expect(file.statusCode).toBe(200)
  const appeals = unzip(file.rawPayload).get('account-appeals.json')!.toString()
  expect(JSON.parse(appeals)).toMatchObject([
    { text: 'It was mine.', written_by: 'me' },
    { text: 'Send us the receipt.', written_by: 'hoko' },
  ])
  expect(appeals).not.toContain('Hana')
  await setStatus(person.id, 'active')
  expect(await app.as(limited).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  expect(await app.as(limited).call(getAccountAppeal, {})).toMatchObject({ key: 'logout_user' })
})

test('a second suspension starts without an appeal, and its limited session isn’t listed', async () => {
  const email = 'twice@example.nz'
  const { person, limited } = await aSuspendedMember(email)
  await app.as(limited).call(writeAccountAppeal, { text: 'It was mine.' })
  await setStatus(person.id, 'active')
  const again = { email, password: 'kahu1234', type: 'user' } as const
  const { token } = await app.as(null).call(signIn, again)
  expect((await app.as({ id: person.id, token }).call(listSessions, {})).items).toHaveLength(1)
  await setStatus(person.id, 'suspended')
  const refused = await app.as(null).call(signIn, again)
  const second = { id: person.id, token: refused.limited_token! }
  expect(await app.as(second).call(getAccountAppeal, {})).toMatchObject({ messages: [], may_write: true })
  expect(await app.as(admin).call(getMemberAppeal, { id: person.id })).toMatchObject({ messages: [] })
})

test('every other call is refused to a suspended account', async () => {
  const { limited } = await aSuspendedMember('shut-out@example.nz')
  const open = [getAccountAppeal, writeAccountAppeal, exportMyData, removeToken].map(({ name }) => name)
  for (const { op } of allOperations) {
    if (open.includes(op.name)) {
      expect(op.isForSuspended, op.name).toBe(true)
      continue
    }
    const { statusCode, json } = await app.server.inject({
      method: op.method as 'POST',
      url: `/api${op.path.replace(/\{\w+\}/g, '999999999')}`,
      headers: { authorization: `Bearer ${limited.token}` },
      ...(op.body && { payload: {} }),
    })
    expect([statusCode, json().key], op.name).toEqual([403, 'account_suspended'])
  }
  const live = await app.server.inject({
    url: '/api/live?topics=me',
    headers: { authorization: `Bearer ${limited.token}` },
  })
  expect(live.json()).toMatchObject({ key: 'logout_user' })
})

test('a waiting appeal is in the admins’ tasks and the list of users until it is answered', async () => {
  const counted = async () => (await app.as(admin).call(getAdminTasks, {})).account_appeals
  const listed = async () =>
    (await app.as(admin).call(listMembers, { appeals: 'yes', limit: 100 })).items.map(({ id }) => id)
  const before = (await counted()).count
  const { person, limited } = await aSuspendedMember('waiting@example.nz')
  expect((await counted()).count).toBe(before)
  await app.as(limited).call(writeAccountAppeal, { text: 'It is a mistake.' })
  expect(await counted()).toEqual({ count: before + 1, oldest_at: expect.any(String) })
  expect(await listed()).toContain(person.id)
  await app.as(admin).call(answerMemberAppeal, { id: person.id, text: 'We are looking.' })
  expect((await counted()).count).toBe(before)
  expect(await listed()).not.toContain(person.id)
  await app.as(limited).call(writeAccountAppeal, { text: 'Thank you, and?' })
  expect(await listed()).toContain(person.id)
  await setStatus(person.id, 'active')
  expect((await counted()).count).toBe(before)
  expect(await listed()).not.toContain(person.id)
})

test('an admin reads and answers the longest waiting appeal against a partial suspension', async () => {
  const person = await aMember(app)
  const why = { until: null, reason: 'Three buyers wrote to us', note: '' }
  for (const kind of ['buying', 'selling'] as const)
    await app.as(admin).call(suspendMember, { id: person.id, kind, ...why })
  const [selling, buying] = (await app.as(person).call(listOwnSuspensions, {})).items
  const appeal = (id: number, text: string) => app.as(person).call(appealSuspension, { id, text })
  const read = async () =>
    (await app.as(admin).call(getMemberAppeal, { id: person.id })).messages.map(({ text }) => text)
  await appeal(buying!.id, 'I paid for it.')
  await appeal(selling!.id, 'I sent it.')
  expect(await read()).toEqual(['I paid for it.'])
  await app.as(admin).call(answerMemberAppeal, { id: person.id, text: 'When?' })
  expect(await read()).toEqual(['I sent it.'])
  const answered = await app.as(person).call(listOwnSuspensions, {})
  expect(answered.items[1]!.messages.map(({ text }) => text)).toEqual(['I paid for it.', 'When?'])
})
