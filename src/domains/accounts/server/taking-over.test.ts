import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, resetPassword } from '#domains/identity/common/passwords.ts'
import { getProfile, putProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { getTeam, inviteToTeam, listWorkplaces } from '#domains/businesses/common/team.ts'
import { listApiKeys } from '#domains/partners/common/api-keys.ts'
import { listWebhooks } from '#domains/partners/common/webhooks.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import {
  aForgetfulMember,
  aResetRequest,
  aResetToken,
  memberPassword,
  sixDigitsSentTo,
} from '#test/harness/market/recoveries.ts'
import { aHelperOf, readEmailOf } from '#test/harness/market/businesses.ts'
import { aKey, aWebhook } from '#test/harness/market/partners.ts'
import { messagesTo } from '#test/harness/market/registrations.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { untilItWaits } from '#test/harness/waiting.ts'
import { hashPassword, hashToken } from '#domains/identity/server/password/secrets.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 3 })
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const as = () => app.as(null)
const password = 'weka5678'
const times = (count: number) => Array.from({ length: count }, (_, n) => n)
const profileOf = (person: Person) => app.as(person).call(getProfile, {})

const setAccount = (id: AccountId, change: object) =>
  db().updateTable('accounts').set(change).where('id', '=', id).execute()

describe('session fixation', () => {
  test('signing in returns a new token each time, whatever was presented', async () => {
    const { email, person } = await aForgetfulMember(app)
    const credentials = { email, password: memberPassword, type: 'user' as const }
    const first = await app.as(person).call(signIn, credentials)
    const second = await app.as({ id: person.id, token: first.token }).call(signIn, credentials)
    expect(new Set([person.token, first.token, second.token]).size).toBe(3)
    const planted = 'p'.repeat(43)
    expect(await app.as({ id: toAccountId(0), token: planted }).call(signIn, credentials)).toMatchObject({
      key: 'logout_user',
    })
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: credentials,
      headers: { cookie: `token=${planted}; session=${planted}` },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toContain(planted)
    expect(reply.headers['set-cookie']).not.toContain(reply.json().token)
    const stored = await db()
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', hashToken(planted))
      .execute()
    expect(stored).toEqual([])
  })
})

describe('on the very next request, on every node', () => {
  const keysOf = async (person: Person) => {
    const answers = []
    for (const _node of times(3)) answers.push(await profileOf(person))
    return answers.map(({ key }) => key)
  }
  const ended = ['logout_user', 'logout_user', 'logout_user']

  test('a reset ends every session', async () => {
    const { email, person } = await aForgetfulMember(app)
    const { token } = await as().call(signIn, { email, password: memberPassword, type: 'user' })
    const elsewhere = { id: person.id, token }
    for (const who of [person, elsewhere]) expect(await profileOf(who)).toMatchObject({ id: person.id })
    await as().call(resetPassword, { token: await aResetToken(app, email), password })
    for (const who of [person, elsewhere]) expect(await keysOf(who)).toEqual(ended)
  })

  test('a reset ends API keys, webhooks and the team, and the email names them', async () => {
    const { email, person } = await aForgetfulMember(app)
    await app.as(person).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Bob’s Utes' })
    const key = await aKey(app, person)
    await aWebhook(app, person, 'https://evil.example.com/x')
    const helper = await aHelperOf(app, person)
    await app.as(person).call(inviteToTeam, { email: 'next@example.nz', rights: ['offers'] })
    await as().call(resetPassword, { token: await aResetToken(app, email), password })

    for (const _node of times(3)) {
      expect(await app.as(key).call(listOwnListings, {})).toMatchObject({ status: 401 })
      expect(await app.as(helper).call(listWorkplaces, {})).toEqual({ items: [] })
    }
    const { text } = (await messagesTo(app, email)).at(-1)!
    for (const named of [
      '- API key “Stock sync”',
      '- Webhook to evil.example.com, which we turned off',
      `(${await readEmailOf(app, helper)}) on your team`,
      '- Invitation to your team for next@example.nz',
    ])
      expect(text).toContain(named)
    const back = await as().call(signIn, { email, password, type: 'user' })
    const owner = { id: person.id, token: back.token }
    expect((await app.as(owner).call(listApiKeys, {})).items).toEqual([])
    expect((await app.as(owner).call(getTeam, {})).items).toEqual([])
    expect((await app.as(owner).call(listWebhooks, {})).items).toMatchObject([
      { disabled_at: expect.any(String), failing_since: null },
    ])
  })

  test('a changed password leaves API keys, webhooks and the team, and the email lists them', async () => {
    const { email, person } = await aForgetfulMember(app)
    const key = await aKey(app, person)
    await aWebhook(app, person)
    await app.as(person).call(changePassword, { current_password: memberPassword, password })
    expect(await app.as(key).call(listOwnListings, {})).toHaveProperty('items')
    const { text } = (await messagesTo(app, email)).at(-1)!
    expect(text).toContain(
      'These can still use your account:\n\n- API key “Stock sync”\n- Webhook to push.example.nz\n',
    )
  })

  test('a suspension stops every session', async () => {
    const { person } = await aForgetfulMember(app)
    await setAccount(person.id, { status: 'suspended' })
    expect(await keysOf(person)).toEqual(ended)
  })

  test('a change of role takes effect', async () => {
    const { person } = await aForgetfulMember(app, { type: 'admin' })
    expect(await app.as(person).call(getAdminDashboardStats, {})).not.toHaveProperty('key')
    await setAccount(person.id, { type: 'user', staff_role: null })
    for (const _node of times(3)) {
      expect(await app.as(person).call(getAdminDashboardStats, {})).toMatchObject({ key: 'forbidden' })
    }
  })
})

test('a reset token used many times at once sets one password', async () => {
  const { email } = await aForgetfulMember(app)
  const token = await aResetToken(app, email)
  const replies = await Promise.all(
    times(8).map((n) => as().call(resetPassword, { token, password: `choice${n}00` })),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'reset_used')).toHaveLength(7)
  const winner = replies.findIndex(({ ok }) => ok)
  expect(await as().call(signIn, { email, password: `choice${winner}00`, type: 'user' })).toHaveProperty(
    'token',
  )
  const messages = (await messagesTo(app, email)).filter(({ subject }) => subject.includes('was changed'))
  expect(messages).toHaveLength(1)
})

test('two reset tokens of one account used at once set one password', async () => {
  const { email } = await aForgetfulMember(app)
  const tokens = [await aResetToken(app, email), await aResetToken(app, email)]
  const replies = await Promise.all(
    tokens.map((token, n) => as().call(resetPassword, { token, password: `choice${n}00` })),
  )
  expect(replies.map(({ ok, key }) => (ok ? 'ok' : key)).sort()).toEqual(['ok', 'reset_expired'])
})

test('a right code sent many times at once gives one reset token', async () => {
  const { email } = await aForgetfulMember(app)
  const request = await aResetRequest(app, email)
  const code = await sixDigitsSentTo(app, email)
  const replies = await Promise.all(times(8).map(() => as().call(verification, { ...request, code })))
  expect(replies.filter(({ token }) => token)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'code_expired')).toHaveLength(7)
})

test('a sign-in with the old password is refused if a new one is set meanwhile', async () => {
  const { email, person } = await aForgetfulMember(app)
  const passwordHash = await hashPassword(password)
  const { signingIn } = await transact(db(), async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', person.id)
      .execute()
    const underWay = as().call(signIn, { email, password: memberPassword, type: 'user' })
    await untilItWaits(app, underWay)
    return { signingIn: underWay }
  })
  expect(await signingIn).toMatchObject({ key: 'invalid_credentials' })
})
