import * as z from 'zod/mini'
import { GatewayRefused, GatewayUnreachable } from '../gateway.ts'
import type { AkahuConfig } from './akahu-settings.ts'

const answersWithinMs = 20_000

const party = z.nullish(z.object({ name: z.nullish(z.string()), account_number: z.nullish(z.string()) }))

const oneOffPayment = z.object({
  _id: z.string(),
  status: z.string(),
  status_reason: z.nullish(z.object({ code: z.nullish(z.string()) })),
  amount: z.number(),
  payer: party,
  authorisation_url: z.nullish(z.string()),
})
export type OneOffPayment = z.output<typeof oneOffPayment>

const statement = z.nullish(z.object({ code: z.nullish(z.string()) }))

const transfer = z.object({
  _id: z.string(),
  status: z.string(),
  status_code: z.nullish(z.string()),
  status_text: z.nullish(z.string()),
  meta: z.nullish(z.object({ source: statement, destination: statement })),
})

const created = z.object({ _id: z.string(), authorisation_url: z.string() })
const listed = z.object({ items: z.array(transfer) })
const single = z.object({ item: transfer })
const sent = z.object({ item_id: z.string() })
const account = z.object({
  item: z.object({ balance: z.object({ current: z.number(), available: z.nullish(z.number()) }) }),
})

interface NewTransfer {
  to: { account_number: string; name: string }
  amount_cents: number
  reference: string
  code: string
}

export type AkahuApi = ReturnType<typeof connectAkahu>

/** Two APIs: one-off payments by the app alone, and transfers from our own account by our user. */
export function connectAkahu({
  appToken,
  appSecret,
  userToken,
  accountId,
  payee,
  url,
  paymentsUrl,
}: AkahuConfig) {
  const asApp = { authorization: `Basic ${Buffer.from(`${appToken}:${appSecret}`).toString('base64')}` }
  const asUser = { authorization: `Bearer ${userToken}`, 'x-akahu-id': appToken }
  const oneOff = `${paymentsUrl}/v1/one-off-payments`
  const transfers = `${url}/v1/payments`
  return {
    createPayment: async (payment: { amount_cents: number; reference: string; return_url: string }) => {
      const body = {
        amount: toDollars(payment.amount_cents),
        redirect_uri: payment.return_url,
        payee: { account_number: payee.number, name: payee.name, reference: payment.reference },
      }
      return readAs(created, await request('POST', oneOff, asApp, body))
    },
    readPayment: async (id: string) => readAs(oneOffPayment, await request('GET', `${oneOff}/${id}`, asApp)),
    cancelPayment: async (id: string) => void (await request('PUT', `${oneOff}/${id}/cancel`, asApp)),
    createTransfer: async ({ to, amount_cents: cents, reference, code }: NewTransfer) => {
      const details = { code, reference }
      const body = {
        from: accountId,
        to,
        amount: toDollars(cents),
        meta: { source: details, destination: details },
      }
      return readAs(sent, await request('POST', transfers, asUser, body)).item_id
    },
    readTransfer: async (id: string) =>
      readAs(single, await request('GET', `${transfers}/${encodeURIComponent(id)}`, asUser)).item,
    listTransfers: async (since: Date) => {
      const query = new URLSearchParams({ start: since.toISOString() })
      return readAs(listed, await request('GET', `${transfers}?${query.toString()}`, asUser)).items
    },
    readBalance: async () => {
      const answer = await request('GET', `${url}/v1/accounts/${accountId}`, asUser)
      const { balance } = readAs(account, answer).item
      return toCents(balance.available ?? balance.current)
    },
  }
}

function readAs<Shape extends z.ZodMiniType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = shape.safeParse(answer)
  if (!read.success) throw new GatewayUnreachable('Akahu answered in another shape')
  return read.data
}

const toDollars = (cents: number): number => cents / 100
export const toCents = (dollars: number): number => Math.round(dollars * 100)

async function request(
  method: 'GET' | 'POST' | 'PUT',
  address: string,
  headers: Record<string, string>,
  body?: object,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // The tokens must not be sent to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithinMs),
  }).catch((error: unknown) => {
    throw new GatewayUnreachable('Akahu did not answer', { cause: error })
  })
  const text = await response.text().catch(() => '')
  if (response.ok) return readJson(text)
  // The operator corrects a wrong token; then it's retried.
  const isFinal = response.status < 500 && ![401, 403, 408, 429].includes(response.status)
  const details = `Akahu answered ${response.status} ${text.slice(0, 300)}`.trim()
  throw new (isFinal ? GatewayRefused : GatewayUnreachable)(details)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayUnreachable('Akahu did not answer in JSON')
  }
}
