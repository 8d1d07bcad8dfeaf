import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { checkToken, signIn } from '#domains/identity/common/auth.ts'
import { getMember, getSeller } from '#domains/accounts/common/members/members.ts'
import { aPushDevice } from '#test/harness/doubles/push-device.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan } from '#test/harness/market/plans.ts'
import { aForgetfulMember, memberPassword } from '#test/harness/market/recoveries.ts'
import { bothWrote } from '#test/harness/market/reviews.ts'
import { aDealer } from '#test/harness/market/stock-feeds.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

test('the user object has the subscription, at sign-in, in the profile and in user/{id}', async () => {
  const { email, person } = await aForgetfulMember(app)
  const nothing = { subscription: null, mc_dealership_id: null, rating: null, review_count: 0 }
  expect(await app.as(person).call(getProfile, {})).toMatchObject(nothing)
  const plan = await aPlan(app, admin)
  const { fall } = await aSubscription(app, person, plan)
  const read = async () => {
    const { user } = await app.as(null).call(signIn, { email, password: memberPassword, type: 'user' })
    return [
      user,
      await app.as(person).call(getProfile, {}),
      await app.as(person).call(getMember, { id: person.id }),
      await app.as(admin).call(getMember, { id: person.id }),
      (await app.as(person).call(checkToken, {})).user,
    ]
  }
  for (const account of await read())
    expect(account).toMatchObject({
      subscription: { plan_id: plan.id, status: 'active', current_period_end: expect.stringMatching(/Z$/) },
      last_seen_at: expect.stringMatching(/Z$/),
    })
  await fall()
  for (const account of await read()) expect(account).toMatchObject({ subscription: { status: 'past_due' } })
})

test('the user object has a dealer’s number and the rating', async () => {
  const dealer = await aDealer(app, admin)
  expect(await app.as(dealer).call(getProfile, {})).toMatchObject({ mc_dealership_id: expect.any(String) })
  const { seller } = await bothWrote(app, 4.5)
  await app.settle()
  expect(await app.as(seller).call(getProfile, {})).toMatchObject({ rating: 4.5, review_count: 1 })
})

test('firebase_token is the presenting session’s own, and nobody else sees it', async () => {
  const { email, person } = await aForgetfulMember(app)
  const { firebase_token } = aPushDevice()
  const given = { email, password: memberPassword, type: 'user' as const, firebase_token }
  const { token, user } = await app.as(null).call(signIn, given)
  const device = { id: person.id, token }
  expect(user).toMatchObject({ firebase_token })
  expect(await app.as(device).call(getProfile, {})).toMatchObject({ firebase_token })
  expect(await app.as(device).call(getMember, { id: person.id })).toMatchObject({ firebase_token })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ firebase_token: null })
  expect(await app.as(admin).call(getMember, { id: person.id })).toMatchObject({ firebase_token: null })
  const seen = await app.as(null).call(getSeller, { id: person.id })
  for (const field of ['firebase_token', 'subscription', 'last_seen_at', 'mc_dealership_id'])
    expect(seen).not.toHaveProperty(field)
})
