import { expect, type APIRequestContext } from '@playwright/test'
import { aNewcomer, registerByCalls, type Newcomer } from './fixtures.ts'

export interface Member extends Newcomer {
  token: string
}

export async function aMember(request: APIRequestContext, first_name: string): Promise<Member> {
  const person = { ...aNewcomer(first_name), last_name: `${first_name}son` }
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
