import { expect, test } from 'vitest'
import { aFirebaseToken, anFcm, fcmError } from '#test/harness/doubles/fcm.ts'
import { createFcm, readRetryAfter } from './fcm.ts'
import { PushFailure, type PushMessage } from './push.types.ts'

const message: PushMessage = {
  content: {
    title: 'Ngā mihi',
    body: 'Now NZ$\u00a0120.',
    link: '/general/1/detail',
    id: 7,
    tag: 'message 31',
  },
  ttlSeconds: 3600,
  urgency: 'high',
  topic: 'message 31',
}
const token = aFirebaseToken()
const at = (fcm: Awaited<ReturnType<typeof anFcm>>, publicUrl = 'https://hoko.example.nz') =>
  createFcm(fcm.settings, publicUrl)

test('a message is sent to Firebase in its API’s format', async () => {
  using fcm = await anFcm()
  const before = Math.floor(Date.now() / 1000)
  expect(await at(fcm).send(token, message)).toEqual({ is: 'taken' })
  expect(fcm.faults).toEqual([])
  const [sent] = fcm.sent
  expect(sent).toEqual({
    token,
    notification: { title: 'Ngā mihi', body: 'Now NZ$\u00a0120.' },
    data: { link: '/general/1/detail', tag: 'message 31', id: '7' },
    android: { priority: 'HIGH', ttl: '3600s', notification: { tag: 'message 31' } },
    apns: {
      headers: {
        'apns-priority': '10',
        'apns-expiration': expect.any(String),
        'apns-collapse-id': 'message 31',
      },
    },
    webpush: {
      headers: { TTL: '3600', Urgency: 'high' },
      fcmOptions: { link: 'https://hoko.example.nz/general/1/detail' },
    },
  })
  expect(Number(sent!.apns.headers['apns-expiration']) - before - 3600).toBeLessThan(10)
})

test('a missing id, a long tag and an address without https are left out', async () => {
  using fcm = await anFcm()
  const content = { ...message.content, id: null, tag: 'ā'.repeat(33) }
  await at(fcm, 'http://localhost:3000').send(token, { ...message, content, urgency: 'low' })
  expect(fcm.faults).toEqual([])
  expect(fcm.sent[0]!.data).not.toHaveProperty('id')
  expect(fcm.sent[0]!.apns.headers).not.toHaveProperty('apns-collapse-id')
  expect(fcm.sent[0]!.webpush).toEqual({ headers: { TTL: '3600', Urgency: 'low' } })
  expect(fcm.sent[0]!.android.priority).toBe('NORMAL')
})

test('one access token serves many messages, in parallel and in sequence', async () => {
  using fcm = await anFcm()
  const { send } = at(fcm)
  await Promise.all([1, 2, 3].map(() => send(token, message)))
  await send(token, message)
  expect(fcm.sent).toHaveLength(4)
  expect(fcm.tokens).toHaveLength(1)
})

test('an access token isn’t used in its last minute', async () => {
  using fcm = await anFcm({ expires_in: 60 })
  const { send } = at(fcm)
  await send(token, message)
  await send(token, message)
  expect(fcm.sent).toHaveLength(2)
  expect(fcm.tokens).toHaveLength(2)
})

test('a refused access token is replaced, once', async () => {
  using fcm = await anFcm()
  const { send } = at(fcm)
  await send(token, message)
  fcm.tokens.push('another')
  expect(await send(token, message)).toEqual({ is: 'taken' })
  expect(fcm.tokens).toHaveLength(3)
  fcm.answers.push({ status: 401 }, { status: 401 })
  await expect(send(token, message)).rejects.toThrow('Firebase answered 401.')
})

test.each([
  ['refused', { status: 400, body: { error: 'invalid_grant' } }, 'Google’s sign-in answered 400.'],
  ['without a token', { status: 200, body: 'hello' }, 'Google’s sign-in answered with no token.'],
  ['down', { status: 503, body: 'x'.repeat(200_000) }, 'Google’s sign-in answered 503.'],
])('a sign-in that is %s is retried with the next message', async (_what, answer, reason) => {
  using fcm = await anFcm()
  const { send } = at(fcm)
  fcm.sign_in_answers.push(answer)
  await expect(send(token, message)).rejects.toThrow(reason)
  expect(fcm.sent).toEqual([])
  expect(await send(token, message)).toEqual({ is: 'taken' })
})

const badToken = {
  status: 400,
  body: {
    error: {
      details: [{ errorCode: 'INVALID_ARGUMENT' }, { fieldViolations: [{ field: 'message.token' }] }],
    },
  },
}

test.each([
  ['that is no longer registered', fcmError(404, 'UNREGISTERED'), 'gone', /no longer registered/],
  ['that is not found', { status: 404, body: 'not found' }, 'gone', /no longer registered/],
  ['of another project', fcmError(403, 'SENDER_ID_MISMATCH'), 'gone', /403 SENDER_ID_MISMATCH/],
  ['that never was one', badToken, 'gone', /400 INVALID_ARGUMENT/],
  ['with a message that is too big', fcmError(400, 'INVALID_ARGUMENT'), 'refused', /400 INVALID_ARGUMENT/],
  ['with a message it cannot read', { status: 413, body: '<html>' }, 'refused', /413/],
])('a device %s is final', async (_what, answer, is, reason) => {
  using fcm = await anFcm()
  fcm.answers.push(answer)
  expect(await at(fcm).send(token, message)).toEqual({ is, reason: expect.stringMatching(reason) })
})

test.each([
  ['too many, until then', fcmError(429, 'QUOTA_EXCEEDED', { 'retry-after': '90' }), 90_000],
  ['too many', fcmError(429, 'QUOTA_EXCEEDED'), 60_000],
  ['down, until then', fcmError(503, 'UNAVAILABLE', { 'retry-after': '30' }), 30_000],
  ['down', fcmError(503, 'UNAVAILABLE'), null],
  ['a fault', { status: 500, body: 'x'.repeat(200_000) }, null],
  ['a missing right', { status: 403, body: {} }, null],
])('an answer of %s is retried after %s', async (_what, answer, waitMs) => {
  using fcm = await anFcm()
  fcm.answers.push(answer)
  const failure = await at(fcm)
    .send(token, message)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PushFailure)
  expect(failure).toMatchObject({
    waitMs,
    message: expect.stringContaining(`answered ${answer.status}`),
  })
})

test('a missing answer is retried', async () => {
  using fcm = await anFcm()
  const nowhere = createFcm({ ...fcm.settings, url: 'http://127.0.0.1:9' }, 'https://hoko.example.nz')
  await expect(nowhere.send(token, message)).rejects.toThrow('Firebase could not be reached.')
  const noSignIn = createFcm({ ...fcm.settings, token_uri: 'http://127.0.0.1:9' }, 'https://hoko.example.nz')
  await expect(noSignIn.send(token, message)).rejects.toThrow('Google’s sign-in could not be reached.')
})

const now = new Date('2026-11-25T12:00:00Z')

test.each([
  ['120', 120_000],
  ['0', 0],
  ['86400', 3_600_000],
  ['Wed, 25 Nov 2026 12:01:30 GMT', 90_000],
  ['Wed, 25 Nov 2026 11:00:00 GMT', 0],
  ['Fri, 27 Nov 2026 12:00:00 GMT', 3_600_000],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After: %s gives a wait of %s ms', (text, waitMs) => {
  expect(readRetryAfter(text, now)).toBe(waitMs)
})
