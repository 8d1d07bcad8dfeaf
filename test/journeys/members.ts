import { expect, type APIRequestContext } from '@playwright/test'
import { aNewcomer, type Newcomer } from './fixtures.ts'

export interface Member extends Newcomer {
  token: string
}

/** Registers by the API, with the code from the outbox. */
export async function aMember(request: APIRequestContext, first_name: string): Promise<Member> {
  const person = { ...aNewcomer(first_name), last_name: `${first_name}son` }
  const begun = await post(request, '/register-basic', { ...person, password: 'kahu1234' })
  const { registration_token, phone_number } = begun
  const outbox = await request.get(`/dev/outbox.json?to=${encodeURIComponent(phone_number)}`)
  const code = /\b(\d{4})\b/.exec((await outbox.json()).items[0].text)?.[1]
  const purpose = 'verify_phone'
  await post(request, '/verification', { phone_number, code, purpose, registration_token })
  const { token } = await post(request, '/register-complete', {
    registration_token,
    region: 'wellington',
    suburb: 'te-aro',
    seller_kind: 'private',
    accepted_terms: true,
  })
  return { ...person, token }
}

export async function post(request: APIRequestContext, path: string, data: object, by?: Member) {
  const headers: Record<string, string> = by
    ? { authorization: `Bearer ${by.token}`, 'idempotency-key': crypto.randomUUID() }
    : {}
  const reply = await request.fetch(`/api${path}`, {
    method: path.startsWith('/listing-status/') ? 'PUT' : 'POST',
    headers,
    data,
  })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return await reply.json()
}
