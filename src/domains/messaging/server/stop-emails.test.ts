import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getNotificationChoices,
  stopEmails,
  type NotificationKind,
} from '#domains/messaging/common/notifications.ts'
import { accountAppealAnswered } from '#domains/moderation/server/moderation.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { kindsFor } from './notification-choices.rules.ts'
import { notifyAccount } from './notifications.service.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const notify = ({ id: accountId }: Person, kind: NotificationKind, isUrgent = false) =>
  transact(app.platform.db, (tx) =>
    notifyAccount(tx, app.platform, {
      account_id: accountId,
      kind,
      title: 'Outbid: Bicycle',
      body: 'Someone will pay more.',
      link: '/general/7/detail',
      listing_id: null,
      isUrgent,
    }),
  )

const addressesOf = async ({ id }: Person) =>
  (
    await app.platform.db
      .selectFrom('sent_messages')
      .select('one_click_url')
      .where('account_id', '=', id)
      .where('channel', '=', 'email')
      .orderBy('id')
      .execute()
  ).map(({ one_click_url }) => one_click_url)

async function aNotifiedMember(kind: NotificationKind = 'outbid') {
  const person = await aMember(app)
  await notify(person, kind)
  const { pathname } = new URL((await addressesOf(person))[0]!)
  const off = async () =>
    (await app.as(person).call(getNotificationChoices, {})).items
      .filter(({ email }) => !email)
      .map((one) => one.kind)
  return { person, pathname, token: pathname.split('/').at(-1)!, off }
}

test('each kind of notification has an address that stops its emails', async () => {
  const person = await aMember(app)
  const kinds = kindsFor('user')
  for (const kind of kinds) await notify(person, kind)
  const addresses = await addressesOf(person)
  expect(addresses).toEqual(
    kinds.map((kind) =>
      expect.stringMatching(new RegExp(`^http://[^/]+/api/stop-emails/${person.id}\\.${kind}\\.[\\w-]{43}$`)),
    ),
  )
})

test('an email that can’t be turned off has no stop address, and admins stop only their kinds', async () => {
  const [person, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  await notify(person, 'suspended', true)
  await transact(app.platform.db, (tx) =>
    recordEvent(tx, accountAppealAnswered, { account_id: person.id, text: 'Sorry.' }),
  )
  await app.settle()
  await notify(admin, 'flag')
  await notify(admin, 'report')
  expect(await addressesOf(person)).toEqual([null, null])
  expect(await addressesOf(admin)).toEqual([null, expect.stringContaining('.report.')])
})

test('a mail program stops one kind in one click, and opening the address stops nothing', async () => {
  const { person, pathname, token, off } = await aNotifiedMember()
  const opened = await app.server.inject({ url: pathname })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/stop-emails#${token}`])
  expect(await off()).toEqual([])
  for (const _twice of [1, 2]) {
    const answer = await app.server.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
  }
  expect(await off()).toEqual(['outbid'])
  await notify(person, 'outbid')
  await notify(person, 'won')
  expect(await addressesOf(person)).toHaveLength(2)
  expect(app.logLines.join('\n')).not.toContain(token)
})

test('the page stops the emails too', async () => {
  const { token, off } = await aNotifiedMember('saved_search')
  expect(await app.as(null).call(stopEmails, { token })).toEqual({ kinds: ['saved_search'] })
  expect(await off()).toEqual(['saved_search'])
})

test.each<[string, (token: string) => string]>([
  ['another kind', (token) => token.replace('outbid', 'won')],
  ['another account', (token) => `1${token}`],
  ['a kind there is none of', (token) => token.replace('outbid', 'all')],
  ['a kind more', (token) => token.replace('outbid', 'outbid-won')],
  ['another signature', (token) => `${token.slice(0, -8)}AAAAAAAA`],
  ['a piece of it', (token) => token.slice(0, -1)],
  ['nothing', () => ''],
])('a token for %s stops nothing', async (_what, change) => {
  const { token, off } = await aNotifiedMember()
  const answer = await app.as(null).call(stopEmails, { token: change(token) })
  expect(answer).toMatchObject({ key: 'not_found', message: expect.stringContaining('link') })
  expect(await off()).toEqual([])
})
