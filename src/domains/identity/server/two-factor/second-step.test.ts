import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishSignIn, signIn } from '#domains/identity/common/auth.ts'
import { resetPassword } from '#domains/identity/common/passwords.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { hintCookieName } from '#platform/server/http/hint-cookie.ts'
import {
  aForgetfulMember,
  aResetToken,
  aSecondFactor,
  memberPassword as password,
  otherThan,
} from '#test/harness/market/recoveries.ts'
import { messagesTo } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const finish = (challenge: string, code: string) => app.as(null).call(finishSignIn, { challenge, code })

async function aCarefulMember(type: 'user' | 'admin' = 'user') {
  const { email, person } = await aForgetfulMember(app, { type })
  const factor = await aSecondFactor(app, person.id)
  const challenge = async () => {
    const answer = await app.as(null).call(signIn, { email, password, type, firebase_token: 'push-1' })
    if (!answer.challenge) throw new Error(`Signing in answered ${JSON.stringify(answer)}`)
    return answer.challenge
  }
  return { email, person, ...factor, challenge }
}

const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, payload })

test('the first step answers 202 with a challenge, and the second signs in with the hint', async () => {
  const { email, person, show } = await aCarefulMember('admin')
  const first = await post('/api/auth/sign-in', { email, password, type: 'admin' })
  expect(first.statusCode).toBe(202)
  expect(first.headers['set-cookie']).toBeUndefined()
  const { challenge, ...rest } = first.json()
  expect(rest).toEqual({ otp_required: true })
  expect(await app.as({ id: person.id, token: challenge }).call(getProfile, {})).toMatchObject({
    key: 'logout_user',
  })

  const second = await post('/api/auth/second-factor', { challenge, code: show() })
  expect(second.statusCode).toBe(200)
  expect(second.headers['set-cookie']).toBe(
    `${hintCookieName}=admin; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax`,
  )
  const { token, user, server_time } = second.json()
  expect(user).toMatchObject({ id: person.id, has_two_factor: true })
  expect(Math.abs(new Date(server_time).getTime() - Date.now())).toBeLessThan(5_000)
  expect(token).not.toBe(challenge)
  expect(await app.as({ id: person.id, token }).call(getProfile, {})).toMatchObject({ id: person.id })
})

test('a code of the app and the next one are accepted, but none twice and none older', async () => {
  const { challenge, show } = await aCarefulMember()
  const [now, next] = [show(), show(1)]
  expect(await finish(await challenge(), show(-3))).toMatchObject({ key: 'code_wrong' })
  expect(await finish(await challenge(), now)).toHaveProperty('token')
  expect(await finish(await challenge(), now)).toMatchObject({
    key: 'code_wrong',
    message: 'You’ve already used that code. Wait for your app to show the next one.',
  })
  expect(await finish(await challenge(), next)).toHaveProperty('token')
  expect(await finish(await challenge(), now)).toMatchObject({ key: 'code_wrong' })
})

test('a challenge is answered once, stores the push token, and lasts 10 minutes', async () => {
  const { challenge, show, person } = await aCarefulMember()
  const requested = await challenge()
  expect(await finish(requested, show())).toHaveProperty('token')
  expect(await finish(requested, show(1))).toMatchObject({ status: 404, key: 'challenge_expired' })
  const pushes = await db()
    .selectFrom('sessions')
    .select('push_subscription')
    .where('account_id', '=', person.id)
    .where('push_subscription', 'is not', null)
    .execute()
  expect(pushes).toEqual([{ push_subscription: 'push-1' }])

  const late = await challenge()
  await sql`update sign_in_challenges set expires_at = expires_at - interval '10 minutes'`.execute(db())
  expect(await finish(late, show(1))).toMatchObject({ key: 'challenge_expired' })
  expect(await finish('x'.repeat(43), show(1))).toMatchObject({ key: 'challenge_expired' })
})

test('five wrong codes end a challenge, and a new sign-in starts another', async () => {
  const { challenge, show } = await aCarefulMember()
  const requested = await challenge()
  const wrong = otherThan(show(), 3)
  expect(await finish(requested, wrong)).toMatchObject({
    key: 'code_wrong',
    message: 'That code isn’t right. You have 4 tries left.',
  })
  for (let n = 0; n < 3; n += 1) await finish(requested, wrong)
  expect(await finish(requested, wrong)).toMatchObject({ key: 'code_locked' })
  expect(await finish(requested, show())).toMatchObject({
    key: 'code_locked',
    message: 'Too many wrong codes. Sign in again.',
  })
  expect(await finish(await challenge(), show())).toHaveProperty('token')
})

test('the second factor allows 25 tries an hour over all sign-ins', async () => {
  const { challenge, show } = await aCarefulMember()
  const challenges: string[] = []
  for (let n = 0; n < 8; n += 1) challenges.push(await challenge())
  const replies = await Promise.all(
    challenges.flatMap((requested) =>
      [1, 2, 3, 4].map((by) => finish(requested, otherThan(show(), by + 20))),
    ),
  )
  expect(replies.filter(({ key }) => key === 'code_wrong')).toHaveLength(25)
  expect(replies.filter(({ key }) => key === 'rate_limited')).toHaveLength(7)
  await sql`update code_failures set at = at - interval '1 hour'`.execute(db())
  expect(await finish(await challenge(), show())).toHaveProperty('token')
})

test('a recovery code signs in once, however it is spaced, and its owner is notified', async () => {
  const { email, challenge, recovery_codes } = await aCarefulMember()
  expect(recovery_codes).toHaveLength(10)
  const [first, second] = recovery_codes as [string, string]
  expect(await finish(await challenge(), first.toUpperCase().replaceAll('-', ''))).toHaveProperty('token')
  expect(await finish(await challenge(), first)).toMatchObject({ key: 'code_wrong' })
  expect(await finish(await challenge(), second)).toHaveProperty('token')
  const mails = (await messagesTo(app, email)).map(({ text }) => /(\w+) codes left/.exec(text)?.[1])
  expect(mails).toEqual(['9', '8'])
})

test('somebody else’s recovery code is refused', async () => {
  const mine = await aCarefulMember()
  const theirs = await aCarefulMember()
  expect(await finish(await mine.challenge(), theirs.recovery_codes[0]!)).toMatchObject({ key: 'code_wrong' })
})

test('a suspension and a new password end open challenges', async () => {
  const { email, person, challenge, show, recovery_codes } = await aCarefulMember()
  const before = await challenge()
  await db().updateTable('accounts').set({ status: 'suspended' }).where('id', '=', person.id).execute()
  const { limited_token: nothing } = await finish(before, 'not-a-code-2')
  expect(nothing).toBeUndefined()
  expect(await finish(before, show())).toMatchObject({
    key: 'account_suspended',
    limited_token: expect.any(String),
  })
  expect(await finish(before, recovery_codes[1]!)).toMatchObject({ key: 'challenge_expired' })
  await db().updateTable('accounts').set({ status: 'active' }).where('id', '=', person.id).execute()
  const requested = await challenge()

  await app.as(null).call(resetPassword, { token: await aResetToken(app, email), password })
  expect(await finish(requested, recovery_codes[1]!)).toMatchObject({ key: 'challenge_expired' })
  expect(await finish(await challenge(), recovery_codes[0]!)).toHaveProperty('token')
})

test('an app code sent at once for many challenges signs in once', async () => {
  const { challenge, show } = await aCarefulMember()
  const challenges: string[] = []
  for (let n = 0; n < 12; n += 1) challenges.push(await challenge())
  const code = show()
  const replies = await Promise.all(challenges.map((requested) => finish(requested, code)))
  expect(replies.filter(({ token }) => token)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'code_wrong')).toHaveLength(11)
})

test('a recovery code sent at once for many challenges signs in once', async () => {
  const { challenge, recovery_codes } = await aCarefulMember()
  const challenges: string[] = []
  for (let n = 0; n < 12; n += 1) challenges.push(await challenge())
  const replies = await Promise.all(challenges.map((requested) => finish(requested, recovery_codes[0]!)))
  expect(replies.filter(({ token }) => token)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'code_wrong')).toHaveLength(11)
})

test('many right codes for one challenge at once sign in once', async () => {
  const { person, challenge, recovery_codes } = await aCarefulMember()
  const requested = await challenge()
  const replies = await Promise.all(recovery_codes.map((code) => finish(requested, code)))
  expect(replies.filter(({ token }) => token)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'challenge_expired')).toHaveLength(9)
  const { count } = await db()
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('used_at', 'is not', null)
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})
