import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkToken,
  removeToken,
  signIn,
  getPushKey,
  registerPush,
  removePush,
} from '#domains/identity/common/auth.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPushDevice } from '#test/harness/doubles/push-device.ts'
import { anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { hashToken } from '../password/secrets.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

async function registrationOf({ token }: Person): Promise<string | null> {
  const session = await app.platform.db
    .selectFrom('sessions')
    .select('push_subscription')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return session.push_subscription
}
const register = (person: Person, { firebase_token }: { firebase_token: string }) =>
  app.as(person).call(registerPush, { firebase_token })

test('every node returns the same permanent public key, a point of P-256', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => app.as(null).call(getPushKey, {})))
  expect(new Set(keys.map(({ public_key }) => public_key)).size).toBe(1)
  const point = Buffer.from(keys[0]!.public_key, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
  const rows = await app.platform.db.selectFrom('push_keys').select('made_at').execute()
  expect(rows).toHaveLength(1)
})

test('a device is registered for the presenting session, refreshed, and removed', async () => {
  const person = await aMember(app)
  const elsewhere = await anotherSession(app, person)
  const [device, renewed] = [aPushDevice(), aPushDevice()]
  expect(await register(person, device)).toEqual({ ok: true })
  expect(await register(person, device)).toEqual({ ok: true })
  expect([await registrationOf(person), await registrationOf(elsewhere)]).toEqual([
    device.firebase_token,
    null,
  ])
  await register(person, renewed)
  expect(await registrationOf(person)).toBe(renewed.firebase_token)
  expect(await app.as(person).call(removePush, {})).toEqual({ ok: true })
  expect(await app.as(person).call(removePush, {})).toEqual({ ok: true })
  expect(await registrationOf(person)).toBeNull()
})

test('a device gets pushes for its last user, after registering or signing in', async () => {
  const [first, second] = [await aMember(app), await aMember(app, { email: 'second@example.nz' })]
  const device = aPushDevice()
  await register(first, device)
  await register(second, device)
  expect([await registrationOf(first), await registrationOf(second)]).toEqual([null, device.firebase_token])
  const { token, user } = await app.as(null).call(signIn, {
    email: 'second@example.nz',
    password: 'kahu1234',
    type: 'user',
    firebase_token: device.firebase_token,
  })
  expect(await registrationOf(second)).toBeNull()
  expect(await registrationOf({ id: user.id, token })).toBe(device.firebase_token)
})

test('only one of many parallel registrations of a device remains', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aMember(app)))
  const device = aPushDevice()
  await Promise.all(people.map((person) => register(person, device)))
  const pending = await Promise.all(people.map(registrationOf))
  expect(pending.filter((token) => token !== null)).toEqual([device.firebase_token])
})

test('signing out removes the device, and so does naming it after the session has ended', async () => {
  const person = await aMember(app)
  const [device, left] = [aPushDevice(), aPushDevice()]
  await register(person, device)
  await app.as(person).call(removeToken, {})
  expect(await registrationOf(person)).toBeNull()

  const other = await aMember(app)
  await register(other, left)
  await app.as(person).call(removeToken, { firebase_token: left.firebase_token })
  expect(await registrationOf(other)).toBeNull()
  expect(await app.as(other).call(checkToken, {})).toMatchObject({ valid: true })
})

test('an invalid subscription, or one at a private address, is refused with the reason', async () => {
  const person = await aMember(app)
  const { keys } = JSON.parse(aPushDevice().firebase_token)
  for (const firebaseToken of ['push-1', '', JSON.stringify({ endpoint: 'https://127.0.0.1/1', keys })]) {
    expect(await register(person, { firebase_token: firebaseToken })).toMatchObject({
      key: 'validation_failed',
      errors: { firebase_token: 'That’s not a push subscription.' },
    })
  }
  expect(await registrationOf(person)).toBeNull()
})

test('only signed-in members register a device', async () => {
  for (const call of [app.as(null).call(registerPush, aTokenOnly()), app.as(null).call(removePush, {})]) {
    expect(await call).toMatchObject({ key: 'unauthenticated' })
  }
})

const aTokenOnly = () => ({ firebase_token: aPushDevice().firebase_token })
