import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  adminChangeSubscription,
  cancelSubscription,
  changeSubscription,
  createSubscription,
  getMySubscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPayer, aPlan } from '#test/harness/payments/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let [starter, dealer]: { id: number; name: string }[] = []
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  starter = await aPlan(app, 2900)
  dealer = await aPlan(app, 9900)
})
afterAll(() => app[Symbol.asyncDispose]())

async function lastEmailTo({ id }: Person) {
  await app.settle()
  return await app.platform.db
    .selectFrom('sent_messages')
    .select(['subject', 'text'])
    .where('account_id', '=', id)
    .where('channel', '=', 'email')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

const readMine = async (person: Person) => (await app.as(person).call(getMySubscription, {})).subscription!
const readLastDay = async (person: Person) => formatDate(new Date((await readMine(person)).period_ends_at))

test('“ends on” is marked as read once the member undoes the cancellation', async () => {
  const mere = await aPayer(app)
  await app.as(mere).call(createSubscription, { plan_id: dealer!.id })
  const { id } = await readMine(mere)
  const countUnread = async () => {
    await app.settle()
    const { items } = await app.as(mere).call(listNotifications, {})
    return items.filter(({ kind, read_at }) => kind === 'plan' && read_at === null).length
  }
  await app.as(mere).call(cancelSubscription, { id })
  expect(await countUnread()).toBe(1)
  await app.as(mere).call(changeSubscription, { plan_id: dealer!.id })
  expect(await countUnread()).toBe(0)
})

test('a cancellation and a downgrade are confirmed by email, with the date and how to undo it', async () => {
  const mere = await aPayer(app)
  await app.as(mere).call(createSubscription, { plan_id: dealer!.id })
  const { id } = await readMine(mere)
  const day = await readLastDay(mere)
  await app.as(mere).call(changeSubscription, { plan_id: starter!.id })
  const changes = await lastEmailTo(mere)
  expect(changes.subject).toContain(`You’ll change to ${starter!.name} on ${day}`)
  expect(changes.text).toContain(`You’re keeping ${dealer!.name} until ${day}.`)
  expect(changes.text).toContain('/plans')
  await app.as(mere).call(cancelSubscription, { id })
  const ends = await lastEmailTo(mere)
  expect(ends.subject).toContain(`${dealer!.name} ends on ${day}`)
  expect(ends.text).toContain(`You can keep ${dealer!.name} on the plans page until then.`)
})

test('a plan given by Hoko shows its end date', async () => {
  const mere = await aMember(app)
  await app
    .as(admin)
    .call(adminChangeSubscription, { user_id: mere.id, plan_id: dealer!.id, reason: 'A gift' })
  const { text } = await lastEmailTo(mere)
  expect(text).toContain(`Hoko has given you ${dealer!.name} until ${await readLastDay(mere)}.`)
})
