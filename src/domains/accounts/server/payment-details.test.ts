import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmPassword } from '#domains/identity/common/passwords.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  getPaymentDetails,
  putPaymentDetails,
  removePaymentDetails,
} from '#domains/accounts/common/accounts.ts'
import { transact } from '#platform/server/database/db.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { removeAccount } from './deletion/deletion.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const details = { account_name: 'M Kahu', bank_account: '01-0902-0068389-00', note: 'Your name, please.' }
const put = (person: Person, changes = {}) =>
  app.as(person).call(putPaymentDetails, { ...details, ...changes })
const read = async (person: Person) => (await app.as(person).call(getPaymentDetails, {})).details
const received = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ kind }) => kind === 'payment_details')
}

let people = 0
async function somebody() {
  people += 1
  const email = `payee${people}@example.nz`
  return { email, person: await aMember(app, { email }) }
}

test('payment details are stored as banks write them, and their owner gets an email', async () => {
  const { email, person } = await somebody()
  expect(await read(person)).toBe(null)
  expect(await put(person, { bank_account: ' 01 902 0068389 0 ' })).toMatchObject({ details })
  expect(await read(person)).toMatchObject({ ...details, changed_at: expect.any(String) })
  const mails = await sentTo(app, email)
  expect(mails).toMatchObject([{ subject: 'Your payout bank account was changed' }])
  expect(mails[0]!.text).not.toContain('0068389')
  await put(person)
  expect(await sentTo(app, email)).toHaveLength(1)
  expect(await app.as(person).call(removePaymentDetails, {})).toEqual({ ok: true })
  expect(await read(person)).toBe(null)
  expect(await sentTo(app, email)).toHaveLength(2)
})

test('changing payment details needs a password entered in the last 10 minutes', async () => {
  const { person } = await somebody()
  await put(person)
  await ageSession(app, person, '11 minutes')
  const other = { bank_account: '08-6523-1954512-001' }
  expect(await put(person, other)).toMatchObject({ status: 403, key: 'password_needed' })
  expect(await app.as(person).call(removePaymentDetails, {})).toMatchObject({ key: 'password_needed' })
  expect(await read(person)).toMatchObject(details)
  await app.as(person).call(confirmPassword, { password: 'kahu1234' })
  expect(await put(person, other)).toMatchObject({ details: other })
})

test.each([
  [{ bank_account: '01-0902-0068380-00' }, 'bank_account', /Check the digits/],
  [{ bank_account: '' }, 'bank_account', /missing|Enter/],
  [{ account_name: '' }, 'account_name', /at least 2/],
  [{ note: 'x'.repeat(301) }, 'note', /at most 300/],
])('%o is refused', async (changes, field, problem) => {
  const { person } = await somebody()
  expect(await put(person, changes)).toMatchObject({
    status: 422,
    errors: { [field]: expect.stringMatching(problem) },
  })
  expect(await read(person)).toBe(null)
})

test('every buyer with an unpaid trade is notified once, and nobody else', async () => {
  const first = await aTrade(app)
  const { seller, buyer } = first
  const second = await aTrade(app, { seller, buyer })
  const paid = await aTrade(app, { seller })
  await app.platform.db
    .updateTable('trades')
    .set({ status: 'paid', payment_confirmed: true })
    .where('id', '=', paid.trade_id)
    .execute()
  await put(seller)
  expect(await received(buyer)).toMatchObject([
    { title: 'Bank account added', body: expect.stringContaining('has added') },
  ])
  await put(seller, { note: 'Soon, please.' })
  expect(await received(buyer)).toMatchObject([
    {
      title: 'Bank account changed',
      body: expect.stringContaining('ring them'),
      link: `/trades/${second.trade_id}`,
    },
    { title: 'Bank account added' },
  ])
  expect(second.trade_id).toBeGreaterThan(first.trade_id)
  expect(await received(paid.buyer)).toEqual([])
  expect(await received(seller)).toEqual([])
})

test('removing an account deletes its payment details and known devices', async () => {
  const { person } = await somebody()
  const { db } = app.platform
  await put(person)
  await transact(db, (tx) => removeAccount(tx, person.id, { deleted_by: person.id, reason: 'By its owner.' }))
  for (const table of ['payment_details', 'known_devices'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('account_id', '=', person.id).execute()
    expect(rows).toEqual([])
  }
})
