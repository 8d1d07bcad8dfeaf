import type { Answer, Form, StripeBooks } from './stripe-books.ts'
import type { StripeConnectBooks } from './stripe-connect-books.ts'

export interface Route {
  is: RegExp
  /** The SDK's file and type of the parameters. */
  takes: [file: string, type: string] | null
  answer: (books: StripeBooks, id: string, form: Form, connect: StripeConnectBooks) => Answer
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

export const routes: Route[] = [
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
  {
    is: /^GET \/v1\/payment_intents\/(\w+)$/,
    takes: ['PaymentIntents', 'PaymentIntentRetrieveParams'],
    answer: (books, id, form) => books.showIntent(id, form),
  },
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
    is: /^POST \/v1\/accounts$/,
    takes: ['Accounts', 'AccountCreateParams'],
    answer: (_books, _id, _form, connect) => connect.createAccount(),
  },
  {
    is: /^GET \/v1\/accounts\/(\w+)$/,
    takes: null,
    answer: (_books, id, _form, connect) => connect.showAccount(id),
  },
  {
    is: /^POST \/v1\/account_links$/,
    takes: ['AccountLinks', 'AccountLinkCreateParams'],
    answer: (_books, _id, form, connect) => connect.createLink(form),
  },
  {
    is: /^POST \/v1\/transfers$/,
    takes: ['Transfers', 'TransferCreateParams'],
    answer: (_books, _id, form, connect) => connect.createTransfer(form),
  },
  {
    is: /^GET \/v1\/transfers$/,
    takes: ['Transfers', 'TransferListParams'],
    answer: (_books, _id, form, connect) =>
      list(connect.transfers.filter((one) => one.transfer_group === form.transfer_group)),
  },
  {
    is: /^POST \/v1\/transfers\/(\w+)\/reversals$/,
    takes: ['Transfers', 'TransferCreateReversalParams'],
    answer: (_books, id, form, connect) => connect.createReversal(id, form),
  },
  {
    is: /^GET \/v1\/transfers\/(\w+)\/reversals$/,
    takes: ['Transfers', 'TransferListReversalsParams'],
    answer: (_books, id, _form, connect) => list(connect.reversals.filter((one) => one.transfer === id)),
  },
  {
    is: /^GET \/v1\/disputes$/,
    takes: ['Disputes', 'DisputeListParams'],
    answer: (_books, _id, form, connect) => list(connect.listDisputes(form)),
  },
  {
    is: /^GET \/v1\/disputes\/(\w+)$/,
    takes: null,
    answer: (_books, id, _form, connect) => connect.showDispute(id),
  },
  {
    is: /^GET \/v1\/balance$/,
    takes: null,
    answer: (_books, _id, _form, connect) => connect.showBalance(),
  },
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
