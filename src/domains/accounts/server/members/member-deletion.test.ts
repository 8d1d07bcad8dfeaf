import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { deleteMember, getMember, putMember } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const remove = (person: Person, id: number, reason?: string) =>
  app.as(person).call(deleteMember, { id, ...(reason === undefined ? {} : { reason }) })

test('the log masks personal values once an account is deleted', async () => {
  const person = await aMember(app, { first_name: 'Whetu', email: 'gone@example.nz' })
  await app.as(admin).call(putMember, {
    id: person.id,
    email: 'gone2@example.nz',
    phone_number: '021 444 5566',
    address: '4 Rata Street',
    reason: 'Asked by phone',
  })
  const log = async () =>
    (await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: person.id })).items
  expect(JSON.stringify(await log())).toContain('gone2@example.nz')
  expect(await remove(admin, person.id, 'Asked by phone')).toEqual({ ok: true })
  const text = JSON.stringify(await log())
  for (const received of ['gone@example.nz', 'gone2@example.nz', '44455', 'Rata'])
    expect(text).not.toContain(received)
  expect((await log()).at(-1)).toMatchObject({
    action: 'account.changed',
    before: { email: 'Removed' },
    after: { email: 'Removed', phone_number: 'Removed' },
  })
})

test('an admin deletes with a reason, which remains in the log', async () => {
  const email = 'leaver@example.nz'
  const person = await aMember(app, { email })
  expect(await remove(admin, person.id)).toMatchObject({ errors: { reason: 'Enter a reason.' } })
  expect(await remove(admin, person.id, 'Asked by phone')).toEqual({ ok: true })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  expect(await app.as(null).call(signIn, { email, password: 'kahu1234', type: 'user' })).toMatchObject({
    key: 'invalid_credentials',
  })
  expect(await app.as(admin).call(getMember, { id: person.id })).toMatchObject({
    status: 'deleted',
    email: '',
    display_name: 'Deleted member',
  })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: person.id })
  expect(items).toMatchObject([
    { action: 'account.deleted', reason: 'Asked by phone', actor_name: 'Hana Parata' },
  ])
  expect(JSON.stringify(items)).not.toContain(email)
  const [farewell] = await sentTo(app, email)
  expect(farewell).toMatchObject({ subject: 'Your Hoko account is deleted' })
  expect(farewell!.text).toContain(
    'Our support team deleted your Hoko account. The reason:\n\nAsked by phone',
  )
  expect(await remove(admin, person.id, 'Once more')).toMatchObject({ key: 'not_found' })
})

test('one’s own account is deleted with a recently entered password, and nobody else’s', async () => {
  const [person, other] = [await aMember(app), await aMember(app)]
  expect(await remove(other, person.id, 'I do not like them')).toMatchObject({
    status: 404,
    key: 'not_found',
  })
  await ageSession(app, person, '11 minutes')
  expect(await remove(person, person.id)).toMatchObject({ status: 403, key: 'password_needed' })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ id: person.id })
  expect(await remove(other, other.id)).toEqual({ ok: true })
  expect(await app.as(other).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: other.id })
  expect(items).toEqual([])
})

test('the last admin can’t be deleted; only one of two who delete each other at once is', async () => {
  await using house = await createTestApp()
  const one = await aMember(house, { type: 'admin' })
  const last = { status: 409, key: 'last_admin' }
  expect(await house.as(one).call(deleteMember, { id: one.id })).toMatchObject(last)
  const other = await aMember(house, { type: 'admin' })
  const replies = await Promise.all([
    house.as(one).call(deleteMember, { id: other.id, reason: 'First' }),
    house.as(other).call(deleteMember, { id: one.id, reason: 'Second' }),
  ])
  expect(replies.map((reply) => reply.key ?? 'done').toSorted()).toEqual(['done', 'logout_user'])
})
