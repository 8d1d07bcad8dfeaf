import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import type { AkahuConfig } from '#platform/server/payments/members/akahu-settings.ts'
import { AkahuBooks, fail, type Answer } from './akahu-books.ts'

const accountNumber = z.string().check(z.regex(/^\d{2}-\d{4}-\d{7}-\d{2,3}$/))
const name = z.string().check(z.regex(/^[A-Za-z0-9 \-_]+$/))
const statementText = z.string().check(z.regex(/^[A-Za-z0-9 \-_]{0,12}$/))
const dollars = z.number().check(z.gte(0.01), z.lte(1_000_000), z.multipleOf(0.01))

/** By Akahu's OpenAPI of one-off payments, which refuses unknown keys. */
const newPayment = z.strictObject({
  amount: dollars,
  redirect_uri: z.url(),
  payee: z.strictObject({
    account_number: accountNumber,
    name,
    particulars: z.optional(statementText),
    code: z.optional(statementText),
    reference: z.optional(statementText),
  }),
})

/** The source's particulars are Akahu's own. */
const newTransfer = z.strictObject({
  from: z.literal('acc_hoko'),
  to: z.strictObject({ account_number: accountNumber, name }),
  amount: dollars,
  meta: z.strictObject({
    source: z.strictObject({ code: statementText, reference: statementText }),
    destination: z.strictObject({
      particulars: z.optional(statementText),
      code: statementText,
      reference: statementText,
    }),
  }),
})

const basic = `Basic ${Buffer.from('app_token:app_secret').toString('base64')}`

/** Speaks both of Akahu's APIs and records as `faults` every request Akahu would refuse. */
export async function anAkahu() {
  const books = new AkahuBooks()
  const faults: string[] = []
  const received: { name: string; body: unknown }[] = []
  const scripted: (Answer | 'hang up' | 'hang up after')[] = []

  const read = <Body>(shape: z.ZodMiniType<Body>, body: unknown, act: (body: Body) => Answer): Answer => {
    const parsed = shape.safeParse(body)
    if (parsed.success) return act(parsed.data)
    faults.push(parsed.error.message)
    return fail(400, 'unrecognized_keys')
  }

  function answer({ method = '', url = '', headers }: IncomingMessage, body: unknown): Answer {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
    const [, kind = '', id = '', act] = /^\/v1\/([a-z-]+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? []
    const isOneOff = kind === 'one-off-payments'
    const isAuthorised = isOneOff
      ? headers.authorization === basic
      : headers.authorization === 'Bearer user_token' && headers['x-akahu-id'] === 'app_token'
    if (!isAuthorised) {
      faults.push(`the tokens of ${method} ${pathname} are not right`)
      return fail(401, 'Unauthorized')
    }
    const route = [method, kind, id && ':id', act].filter(Boolean).join(' ')
    if (route === 'POST one-off-payments') return read(newPayment, body, (one) => books.createPayment(one))
    if (route === 'GET one-off-payments :id') return books.showPayment(id)
    if (route === 'PUT one-off-payments :id cancel') return books.cancelPayment(id)
    if (route === 'POST payments') return read(newTransfer, body, (one) => books.createTransfer(one))
    if (route === 'GET payments :id') return books.showTransfer(id)
    if (route === 'GET payments') return books.listTransfers(searchParams.get('start') ?? '')
    if (route === 'GET accounts :id') return books.showAccount()
    return fail(404, `no such address: ${route}`)
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (bytes: Buffer) => (text += bytes.toString()))
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      received.push({ name: `${request.method} ${request.url}`, body })
      const next = scripted.shift()
      const given = typeof next === 'object' ? next : next === 'hang up' ? null : answer(request, body)
      if (!given || next === 'hang up after') {
        request.socket.destroy()
        return
      }
      response.writeHead(given.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(given.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: AkahuConfig = {
    appToken: 'app_token',
    appSecret: 'app_secret',
    userToken: 'user_token',
    accountId: 'acc_hoko',
    payee: { number: '12-3456-7654321-00', name: 'Hoko Trust' },
    url,
    paymentsUrl: url,
  }
  return {
    books,
    faults,
    received,
    /** Replaces the next replies; `hang up after` acts first, so that its outcome is unknown. */
    scripted,
    settings,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
