/**
 * 2,000 browsers that look at one auction, with the code of the screens: what they ask of the server for each bid, and
 * when they show its price. `--browsers 300` for fewer.
 */
import process from 'node:process'
import { placeBid } from '#contract/bidding/bidding.ts'
import { startBrowsersProcess } from './harness/browsers.ts'
import { auctions, members } from './harness/market.ts'
import { median, print, quantile } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const given = process.argv.indexOf('--browsers')
const count = given < 0 ? 2_000 : Number(process.argv[given + 1])
const rounds = 9
const share_signed_in = 0.5
/** A session may have this many streams. */
const per_member = 20
const bidders = 2
const former_bidders = 20
const step_cents = 1_000

await using stand = await openStand(3321)
const [listing_id] = await auctions(stand, 1)
const people = await members(
  stand,
  bidders + former_bidders + Math.ceil((count * share_signed_in) / per_member),
)
const tokens = people.map(({ token }) => token)
const watching = tokens
  .slice(bidders + former_bidders)
  .flatMap((token) => Array.from({ length: per_member }, () => token))
const signed_in = [...tokens.slice(0, bidders + former_bidders), ...watching].slice(
  0,
  Math.floor(count * share_signed_in),
)
const visitors = Array.from({ length: count - signed_in.length }, () => null)

let price_cents = 1_000
using browsers = startBrowsersProcess()
for (const person of people.slice(0, bidders + former_bidders)) {
  price_cents += step_cents
  await stand.market.as(person).call(placeBid, {
    listing_id: listing_id!,
    max_cents: price_cents,
  })
}
await browsers.run({
  kind: 'open',
  port: stand.port,
  listing_id: listing_id!,
  tokens: [...signed_in, ...visitors],
})
await browsers.run({ kind: 'count' })

const reports = []
let wrong = 0
let requests = 0
for (let n = 0; n <= rounds; n += 1) {
  // Each outbids the other: the price is one step above what was bid before.
  const max_cents = price_cents + step_cents
  const report = await browsers.run({
    kind: 'bid',
    listing_id: listing_id!,
    token: tokens[n % bidders]!,
    max_cents,
    price_cents: price_cents + 1,
  })
  price_cents = max_cents
  const counted = await browsers.run({ kind: 'count' })
  wrong += counted.wrong
  // The first warms up.
  if (n === 0) continue
  requests += counted.requests
  reports.push(report)
}
print({
  name: 'live_browsers_requests',
  value: requests / rounds,
  unit: `calls of ${count} browsers for each bid; ${wrong} times one showed something else than the others`,
  reference: 'the most that is wanted',
  reference_value: 5,
})
print({
  name: 'live_browsers_p99',
  value: median(reports.map(({ seen_ms }) => quantile(seen_ms, 0.99))),
  unit: `ms from sending a bid until 99 % of ${count} browsers show its price`,
  reference: 'ms until the bidder has the answer',
  reference_value: median(reports.map(({ answered_ms }) => answered_ms)),
})
if (wrong > 0) process.exitCode = 1
