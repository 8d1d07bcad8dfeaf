/** The values that fill the examples; a test runs each of them against a server. */
export interface ExampleParts {
  /** For instance 'https://hoko.example/api'. */
  api: string
  key: string
  /** The reader's own webhook address. */
  hook: string
}

/** The first call with a new key. */
export const listListingsExample = ({ api, key }: ExampleParts) => `curl '${api}/own-listing?status=active' \\
  --header 'Authorization: Bearer ${key}'`

export const uploadPhotoExample = ({ api, key }: ExampleParts) => `curl '${api}/upload-image' \\
  --header 'Authorization: Bearer ${key}' \\
  --form 'files=@photo.jpg'`

export const addWebhookExample = ({ api, key, hook }: ExampleParts) => `curl '${api}/webhook' \\
  --header 'Authorization: Bearer ${key}' \\
  --json '{ "url": "${hook}", "events": ["listing.sold", "trade.changed"] }'`

/** A webhook names the trade; the address to send it to is read with a key. */
export const readTradeExample = ({ api, key }: ExampleParts, tradeId = 5001) => `trade=${tradeId}
curl "${api}/trade-details/$trade" \\
  --header 'Authorization: Bearer ${key}'`

export const createListingExample = ({ api, key }: ExampleParts) => `async function call(method, path, body) {
  const response = await fetch('${api}' + path, {
    method,
    headers: {
      authorization: 'Bearer ${key}',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

const categories = await call('GET', '/category-list?type=general')
const draft = await call('POST', '/listing', {
  type: 'general',
  title: 'Hand-thrown bowl',
  description: 'Glazed in Nelson.',
  category_id: categories.items.at(-1).id,
  condition: 'new',
  sale_method: 'fixed_price',
  buy_now_price_cents: 4500,
  pickup: 'allowed',
  suburb: 'te-aro',
})
const { status } = await call('PUT', '/listing-status/' + draft.id, { status: 'active' })
console.log(draft.id, status)`

export const verifyExample = () => `import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param body as it came, before it's parsed */
export function isFromHoko(body, signature, secret) {
  const parts = signature.split(',').map((part) => part.split('='))
  const [, at] = parts.find(([name]) => name === 't') ?? []
  const expected = createHmac('sha256', secret).update(at + '.' + body).digest('hex')
  const isSigned = parts.some(
    ([name, value]) =>
      name === 'v1' &&
      value?.length === expected.length &&
      timingSafeEqual(Buffer.from(value), Buffer.from(expected)),
  )
  return isSigned && Math.abs(Date.now() / 1000 - Number(at)) < 300
}`

const paymentData = [
  'listing_id',
  'trade_id',
  'payment_id',
  'role',
  'amount_cents',
  'terms',
  'parcel',
] as const

/** The fields of `data` in each webhook event; unknown or confidential values are left out. */
export const webhookData = {
  'listing.published': ['listing_id'],
  'listing.closed': ['listing_id', 'outcome'],
  'listing.sold': ['listing_id', 'trade_id', 'price_cents', 'quantity', 'is_sold_out', 'terms', 'parcel'],
  'bid.placed': ['listing_id', 'sequence', 'price_cents', 'placed_at', 'reserve_newly_met'],
  'offer.made': ['listing_id', 'offer_id', 'amount_cents'],
  'offer.accepted': ['listing_id', 'offer_id', 'trade_id', 'price_cents', 'is_sold_out', 'terms', 'parcel'],
  'question.asked': ['listing_id', 'question_id', 'text'],
  'trade.changed': [
    'listing_id',
    'trade_id',
    'role',
    'by',
    'action',
    'from_status',
    'to_status',
    'terms',
    'parcel',
  ],
  'trade-payment.paid': paymentData,
  'trade-payment.released': paymentData,
  'trade-payment.refunded': paymentData,
} as const
