import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeSettings } from '#platform/server/payments/payments-settings.ts'
import { fail, StripeBooks, type Answer, type Form } from './stripe-books.ts'
import { StripeConnectBooks } from './stripe-connect-books.ts'
import { readForm } from './stripe-form.ts'
import { routes, type Route } from './stripe-routes.ts'
import { checkStripeParams } from './stripe-schemas.ts'
import { checkStripeSpec } from './stripe-spec.ts'

const webhookSecret = 'whsec_double'

interface Received {
  name: string
  form: Form
  key: string | undefined
}

/** Speaks Stripe's HTTP API and records as `faults` every request Stripe would refuse. */
export async function aStripe() {
  const books = new StripeBooks()
  const connect = new StripeConnectBooks(books)
  const faults: string[] = []
  const received: Received[] = []
  const scripted: (Answer | 'hang up')[] = []
  const replies = new Map<string, { of: string; answer: Answer }>()

  function answerOnce(request: IncomingMessage, text: string): Answer & { is_replayed?: boolean } {
    const { method = '', url = '', headers } = request
    const [path = '', query = ''] = url.split('?')
    const name = `${method} ${path}`
    const form = readForm(method === 'GET' ? query : text)
    const key = headers['idempotency-key'] as string | undefined
    received.push({ name, form, key })
    const route = routes.find(({ is }) => is.test(name))
    if (!route)
      return fail(404, { type: 'invalid_request_error', message: `Unrecognized request URL: ${name}` })
    faults.push(...findFaults(request, route, form), ...checkStripeSpec(method, path, form))
    const before = key === undefined ? undefined : replies.get(key)
    if (before && before.of !== name + text)
      return fail(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters.',
      })
    if (before) return { ...before.answer, is_replayed: true }
    const id = route.is.exec(name)?.[1] ?? ''
    const answer = structuredClone(route.answer(books, id, form, connect))
    if (key !== undefined && answer.status !== 400) replies.set(key, { of: name + text, answer })
    return answer
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (bytes: Buffer) => (text += bytes.toString()))
    request.on('end', () => {
      const next = scripted.shift()
      if (next === 'hang up') {
        request.socket.destroy()
        return
      }
      const { status, body, ...rest } = next ?? answerOnce(request, text)
      response.writeHead(status, {
        'content-type': 'application/json',
        'request-id': 'req_1',
        ...('is_replayed' in rest && { 'idempotent-replayed': 'true' }),
      })
      response.end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings: StripeSettings = {
    secretKey: 'sk_test_double',
    webhookSecret,
    connectWebhookSecret: null,
    url: `http://127.0.0.1:${port}`,
  }
  return {
    books,
    connect,
    faults,
    received,
    /** Replaces the next replies. */
    scripted,
    /** Simulates the passing of a day. */
    forgetKeys: () => replies.clear(),
    settings,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function findFaults({ method = '', headers }: IncomingMessage, { is, takes }: Route, form: Form): string[] {
  const faults = takes
    ? checkStripeParams(...takes, form)
    : Object.keys(form).map((name) => `${is.source}: ${name} is unknown`)
  if (headers.authorization !== 'Bearer sk_test_double') faults.push('the key is not right')
  if (headers['stripe-version'] !== '2026-10-28.endive')
    faults.push('the version is not the one that was pinned')
  if (headers['x-stripe-client-telemetry']) faults.push('telemetry is sent')
  if (method === 'POST' && takes && !headers['idempotency-key']?.includes('-'))
    faults.push('there is no key of ours')
  return faults
}

export function signEvent(body: string, { secret = webhookSecret, at = Date.now() / 1000 } = {}): string {
  const time = Math.floor(at)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
