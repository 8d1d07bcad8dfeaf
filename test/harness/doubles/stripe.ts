import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeSettings } from '#platform/server/payments/payments-settings.ts'
import { fail, StripeBooks, type Answer, type Form } from './stripe-books.ts'
import { readForm } from './stripe-form.ts'
import { checkStripeParams } from './stripe-schemas.ts'
import { checkStripeSpec } from './stripe-spec.ts'

const webhookSecret = 'whsec_double'

interface Route {
  is: RegExp
  /** The SDK's file and type of the parameters. */
  takes: [file: string, type: string] | null
  answer: (books: StripeBooks, id: string, form: Form) => Answer
}

const list = (data: object[], hasMore = false): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: hasMore, url: '/' },
})

const price = (id: string, interval: string, more: object = {}) => ({
  id: `price_${id}`,
  object: 'price',
  nickname: null,
  product: { id: 'prod_1', object: 'product', name: `Plan ${id}` },
  unit_amount: 4900,
  recurring: { interval, interval_count: 1 },
  ...more,
})

const prices = [
  price('monthly', 'month'),
  price('yearly', 'year', { nickname: 'A year' }),
  price('weekly', 'week'),
  price('quarterly', 'month', { recurring: { interval: 'month', interval_count: 3 } }),
  price('tiered', 'month', { unit_amount: null }),
]

const routes: Route[] = [
  {
    is: /^POST \/v1\/customers$/,
    takes: ['Customers', 'CustomerCreateParams'],
    answer: (books) => books.createCustomer(),
  },
  { is: /^DELETE \/v1\/customers\/(\w+)$/, takes: null, answer: (books, id) => books.removeCustomer(id) },
  {
    is: /^POST \/v1\/payment_methods$/,
    takes: ['PaymentMethods', 'PaymentMethodCreateParams'],
    answer: (books, _id, form) => books.createMethod(form),
  },
  { is: /^GET \/v1\/payment_methods\/(\w+)$/, takes: null, answer: (books, id) => books.showMethod(id) },
  {
    is: /^POST \/v1\/payment_methods\/(\w+)\/attach$/,
    takes: ['PaymentMethods', 'PaymentMethodAttachParams'],
    answer: (books, id, form) => books.attachMethod(id, form),
  },
  {
    is: /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
    takes: null,
    answer: (books, id) => books.detachMethod(id),
  },
  {
    is: /^POST \/v1\/payment_intents$/,
    takes: ['PaymentIntents', 'PaymentIntentCreateParams'],
    answer: (books, _id, form) => books.createIntent(form),
  },
  {
    is: /^GET \/v1\/payment_intents$/,
    takes: ['PaymentIntents', 'PaymentIntentListParams'],
    answer: (books, _id, form) => list(books.listIntents(form)),
  },
  { is: /^GET \/v1\/payment_intents\/(\w+)$/, takes: null, answer: (books, id) => books.showIntent(id) },
  {
    is: /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
    takes: null,
    answer: (books, id) => books.cancelIntent(id),
  },
  {
    is: /^POST \/v1\/refunds$/,
    takes: ['Refunds', 'RefundCreateParams'],
    answer: (books, _id, form) => books.createRefund(form),
  },
  {
    is: /^GET \/v1\/refunds$/,
    takes: ['Refunds', 'RefundListParams'],
    answer: (books, _id, form) =>
      list(books.refunds.filter((refund) => refund.payment_intent === form.payment_intent)),
  },
  {
    is: /^POST \/v1\/checkout\/sessions$/,
    takes: ['Checkout/Sessions', 'SessionCreateParams'],
    answer: (books, _id, form) => books.createSession(form),
  },
  {
    is: /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    takes: ['Checkout/Sessions', 'SessionRetrieveParams'],
    answer: (books, id) => books.showSession(id),
  },
  { is: /^GET \/v1\/prices$/, takes: ['Prices', 'PriceListParams'], answer: () => list(prices) },
  {
    is: /^GET \/v1\/events$/,
    takes: ['Events', 'EventListParams'],
    answer: (books, _id, form) => listEvents(books, form),
  },
]

/** Lists events, newest first, a few at a time. */
function listEvents({ events }: StripeBooks, { created, types, starting_after }: Form): Answer {
  const since = Number((created as Form).gte)
  const wanted = events.filter((event) => event.created >= since && (types as string[]).includes(event.type))
  const from = wanted.findIndex(({ id }) => id === starting_after) + 1
  return list(wanted.slice(from, from + 3), wanted.length > from + 3)
}

interface Received {
  name: string
  form: Form
  key: string | undefined
}

/** Speaks Stripe's HTTP API and records as `faults` every request Stripe would refuse. */
export async function aStripe() {
  const books = new StripeBooks()
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
    const answer = structuredClone(route.answer(books, id, form))
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
    url: `http://127.0.0.1:${port}`,
  }
  return {
    books,
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
