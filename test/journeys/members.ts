import { expect, type APIRequestContext } from '@playwright/test'
import { aNewcomer, registerByCalls, type Newcomer } from './fixtures.ts'

export interface Member extends Newcomer {
  token: string
}

export async function aMember(request: APIRequestContext, firstName: string): Promise<Member> {
  const person = { ...aNewcomer(firstName), last_name: `${firstName}son` }
  const { token } = await registerByCalls(request, person)
  return { ...person, token }
}

export async function post(request: APIRequestContext, path: string, data: object, by?: Member) {
  const headers: Record<string, string> = by
    ? { authorization: `Bearer ${by.token}`, 'idempotency-key': crypto.randomUUID() }
    : {}
  const reply = await request.fetch(`/api${path}`, {
    method: /^\/(listing-status|buy-now)\//.test(path) ? 'PUT' : 'POST',
    headers,
    data,
  })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return await reply.json()
}

/** Verifies by the code in the email, so that notifications are emailed too. */
export async function verifyEmail(
  request: APIRequestContext,
  { email, token }: Pick<Member, 'email' | 'token'>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const send = async (path: string, data: object) => {
    const reply = await request.post(`/api/auth/${path}`, { data, headers })
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return await reply.json()
  }
  const { request_token } = await send('change-contact', { email, password: 'kahu1234' })
  const find = async () => {
    const outbox = await request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const { items } = (await outbox.json()) as { items: { text: string }[] }
    return items.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean)
  }
  await expect.poll(find, { message: `a code for ${email}` }).toBeDefined()
  await send('confirm-contact', { request_token, code: await find() })
}
