import { sql } from 'kysely'
import { registerBasic, verification } from '#domains/identity/common/registration/registration.ts'
import type { TestApp } from '../test-app.ts'

export const registrationPassword = 'tuatara7'

let count = 0

interface Wishes {
  email?: string
  phone_number?: string
  country?: string
}

export async function aRegistration(app: TestApp, wishes: Wishes = {}) {
  count += 1
  const details = {
    first_name: 'Tāmati',
    last_name: 'Waititi',
    email: `tamati${count}@example.nz`,
    phone_number: `+64215${String(count).padStart(5, '0')}`,
    ...wishes,
  }
  const reply = await app.as(null).call(registerBasic, { ...details, password: registrationPassword })
  const { phone_number, registration_token } = reply
  const request = { phone_number, registration_token, purpose: 'verify_phone' as const }
  return { ...details, ...reply, request }
}

export async function aVerifiedRegistration(app: TestApp, wishes: Wishes = {}) {
  const registration = await aRegistration(app, wishes)
  const code = await codeSentTo(app, registration.phone_number)
  await app.as(null).call(verification, { ...registration.request, code })
  return registration
}

export async function messagesTo(app: TestApp, recipient: string) {
  return app.platform.db
    .selectFrom('sent_messages')
    .select(['channel', 'subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

export async function codeSentTo(app: TestApp, phoneNumber: string): Promise<string> {
  const text = (await messagesTo(app, phoneNumber)).at(-1)?.text ?? ''
  const code = /^Your Hoko code is (\d{4})\. It works for 10 minutes\.$/.exec(text)?.[1]
  if (!code) throw new Error(`No code was sent to ${phoneNumber}.`)
  return code
}

export async function ageCodes(app: TestApp, phoneNumber: string, interval: string): Promise<void> {
  await sql`update verification_codes
    set sent_at = sent_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
    where target = ${phoneNumber}`.execute(app.platform.db)
}
