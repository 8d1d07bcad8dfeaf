import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import {
  updateRegistration,
  registerComplete,
  sendCode,
  verification,
} from '#domains/identity/common/registration/registration.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTwilio } from '#test/harness/doubles/twilio.ts'
import { aMailServer } from '#test/harness/doubles/mail-server.ts'
import {
  ageCodes,
  aRegistration,
  messagesTo,
  registrationPassword,
} from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let mute: TestApp
let mail: Awaited<ReturnType<typeof aMailServer>>
beforeAll(async () => {
  mail = await aMailServer()
  app = await createTestApp({ demo: { showsOutbox: false }, mail: { smtpUrl: mail.smtpUrl } })
  mute = await createTestApp({ demo: { showsOutbox: false } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await mute[Symbol.asyncDispose]()
  mail[Symbol.dispose]()
})

const as = () => app.as(null)
const codeMailedTo = async (email: string) =>
  /Your Hoko code is (\d+)/.exec((await messagesTo(app, email)).at(-1)?.text ?? '')?.[1] ?? 'none'
const home = { region: 'wellington', suburb: 'petone', seller_kind: 'private', accepted_terms: true } as const

test('without SMS the email is verified, and that is enough to bid', async () => {
  expect((await as().call(getSite, {})).codes_go_by).toBe('email')
  const { email, phone_number, registration_token, purpose, sent_to } = await aRegistration(app)
  expect({ purpose, sent_to }).toEqual({ purpose: 'verify_email', sent_to: email })
  expect(await messagesTo(app, phone_number)).toEqual([])
  const code = await codeMailedTo(email)
  const wrong = await as().call(verification, {
    phone_number,
    registration_token,
    purpose: 'verify_phone',
    code,
  })
  expect(wrong).toMatchObject({ key: 'code_expired' })
  const proof = { email, registration_token, purpose: 'verify_email', code } as const
  expect(await as().call(registerComplete, { registration_token, ...home })).toMatchObject({
    key: 'phone_unverified',
  })
  expect(await as().call(verification, proof)).toEqual({ verified: true })
  const { user, token } = await as().call(registerComplete, { registration_token, ...home })
  expect(user).toMatchObject({ phone_verified_at: null, email_verified_at: expect.any(String) })

  const { id: listingId } = await aLiveAuction(app)
  const bid = await app
    .as({ id: user.id, token })
    .call(placeBid, { listing_id: listingId, amount_cents: 5000 })
  expect(bid).toMatchObject({ sequence: 1 })
})

test('with SMS only the phone gets the code, and counts as verified', async () => {
  using twilio = await aTwilio()
  await using texting = await createTestApp({
    demo: { showsOutbox: false },
    mail: { smtpUrl: mail.smtpUrl },
    sms: twilio.settings,
  })
  expect((await texting.as(null).call(getSite, {})).codes_go_by).toBe('sms')
  const { email, phone_number, registration_token, purpose, request } = await aRegistration(texting)
  expect(purpose).toBe('verify_phone')
  await texting.settle()
  expect(await messagesTo(texting, email)).toEqual([])
  const [{ fields }] = twilio.sent as [(typeof twilio.sent)[number]]
  expect(fields.To).toBe(phone_number)
  const code = /Your Hoko code is (\d{4})/.exec(fields.Body ?? '')?.[1] ?? 'none'
  expect(await texting.as(null).call(verification, { ...request, code })).toEqual({ verified: true })
  const { user } = await texting.as(null).call(registerComplete, { registration_token, ...home })
  expect(user).toMatchObject({ phone_verified_at: expect.any(String), email_verified_at: null })
})

test('a changed email must be verified by the code sent there', async () => {
  const { id, email, registration_token } = await aRegistration(app)
  const oldCode = await codeMailedTo(email)
  const other = `other-${email}`
  const mended = await as().call(updateRegistration, { id, registration_token, email: other })
  expect(mended).toMatchObject({ purpose: 'verify_email', sent_to: other })
  const proof = { registration_token, purpose: 'verify_email', email: other } as const
  expect(await as().call(verification, { ...proof, code: oldCode })).toMatchObject({ key: 'code_wrong' })
  expect(await as().call(sendCode, { ...proof, email })).toMatchObject({
    errors: { email: 'That’s not the email you registered with.' },
  })
  expect(await as().call(verification, { ...proof, code: await codeMailedTo(other) })).toEqual({
    verified: true,
  })
})

test('the owner of a taken email gets no code that somebody else requested', async () => {
  await aMember(app, { email: 'mine@example.nz' })
  await aRegistration(app, { email: 'mine@example.nz' })
  const mails = await messagesTo(app, 'mine@example.nz')
  expect(mails.map(({ subject }) => subject)).toEqual(['Someone tried to register with your email address'])
  expect(mails[0]!.text).not.toMatch(/code is/)
})

test('one inbox gets at most five codes an hour, however many register with it', async () => {
  const email = 'flooded@example.nz'
  for (let n = 0; n < 7; n += 1) {
    await aRegistration(app, { email })
    await ageCodes(app, email, '31 seconds')
  }
  expect(await messagesTo(app, email)).toHaveLength(5)
})

test('signing in to an unfinished registration names the unverified email', async () => {
  const { email } = await aRegistration(app)
  const refused = await as().call(signIn, { email, password: registrationPassword, type: 'user' })
  expect(refused).toMatchObject({
    message: expect.stringContaining('Verify your email'),
    registration: { purpose: 'verify_email', sent_to: email, is_verified: false },
  })
})

test('a new phone number is confirmed by email without SMS, and stays unverified', async () => {
  const person = await aMember(app, { email: 'mover@example.nz' })
  const { request_token, target } = await app
    .as(person)
    .call(changeContact, { phone_number: '021 999 1234', password: 'kahu1234' })
  expect(target).toBe('mover@example.nz')
  await app.settle()
  const code = await codeMailedTo('mover@example.nz')
  expect(await app.as(person).call(confirmContact, { request_token, code })).toMatchObject({
    phone_number: '+64219991234',
    phone_verified_at: null,
    email: 'mover@example.nz',
  })
  expect((await messagesTo(app, 'mover@example.nz')).at(-1)).toMatchObject({
    channel: 'email',
    text: expect.stringContaining('phone number'),
  })
  expect(await messagesTo(app, '+64219991234')).toEqual([])
})

test('a code by SMS is refused with a message, and a deletion code goes by email', async () => {
  const person = await aMember(app, { email: 'leaver@example.nz', phone_number: '+64218887777' })
  expect(await as().call(forgetPassword, { phone_number: '021 888 7777', type: 'user' })).toMatchObject({
    key: 'cannot_send_code',
    message: 'We can’t send text messages at the moment. Use your email instead.',
  })
  await app.platform.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('id', '=', person.id)
    .execute()
  expect(
    await as().call(verifyDeleteAccount, { email: 'leaver@example.nz', password: 'kahu1234' }),
  ).toMatchObject({ message: expect.stringContaining('leaver@example.nz') })
  await app.settle()
  expect(await codeMailedTo('leaver@example.nz')).toMatch(/^\d{6}$/)
})

test('no reply claims to have sent a code if nothing can be sent', async () => {
  const refused = {
    key: 'cannot_send_code',
    message: 'We can’t send codes at the moment. Please try again later.',
  }
  expect((await mute.as(null).call(getSite, {})).codes_go_by).toBeNull()
  expect(await aRegistration(mute)).toMatchObject(refused)
  const member = await aMember(mute, { email: 'quiet@example.nz' })
  const calls = [
    mute.as(null).call(forgetPassword, { email: 'quiet@example.nz', type: 'user' }),
    mute.as(null).call(verifyDeleteAccount, { email: 'quiet@example.nz', password: 'kahu1234' }),
    mute.as(member).call(changeContact, { email: 'new@example.nz', password: 'kahu1234' }),
  ]
  for (const reply of await Promise.all(calls)) expect(reply).toMatchObject(refused)
  expect(
    await mute.platform.db.selectFrom('accounts').select('id').where('status', '=', 'pending').execute(),
  ).toEqual([])
})
