/**
 * Uncached pages, requested in a flood from many addresses: how long bids and the home page take
 * meanwhile.
 */
import { aLiveAuction } from '#test/harness/market/market.ts'
import { startLoadProcess, type LoadReport } from '../harness/load.ts'
import { members } from '../harness/market.ts'
import { printResult, quantile } from '../harness/result.ts'
import { fillSmallMarket } from '../harness/demo-market.ts'
import { openStand } from '../harness/stand.ts'

const port = 3316
const lastsMs = 12_000
const floodConnections = 50

await using stand = await openStand(port, fillSmallMarket, { pages: true })
const people = await members(stand, 12)
using flood = startLoadProcess()
using bidders = startLoadProcess()
using visitors = startLoadProcess()

const series = Array.from({ length: 20_000 }, (_, n) => n)
const floods = {
  homeQuery: series.map((n) => `/home?x=${n}${Math.random()}`),
  search: series.map((n) => `/ibuy?q=chair${n}&price_min=${n + 1}`),
  nowhere: series.map((n) => (n % 2 === 0 ? `/nope${n}` : `/general/${n + 1}/detail/x`)),
}

async function probe() {
  const { id } = await aLiveAuction(stand.market, { closesInMs: 86_400_000 })
  const tokens = people.map(({ token }) => token)
  const terms = { port, lastsMs, connections: 4, pauseMs: 200 }
  const bids = { tokens, listing_ids: [id], from_cents: 10_000, step_cents: 1_000 }
  const [placed, seen] = await Promise.all([
    bidders.run({ ...terms, path: '/api/bid', bids }),
    visitors.run({ ...terms, path: '/home', headers: { 'accept-encoding': 'br' } }),
  ])
  return { placed, seen }
}

const figures = ({ timesMs }: LoadReport) => ({
  p50: quantile(timesMs, 0.5),
  p99: quantile(timesMs, 0.99),
  longest: Math.max(...timesMs),
})

const mb = () => Math.round(process.memoryUsage.rss() / 2 ** 20)

await probe()
const calm = await probe()
for (const [kind, paths] of Object.entries(floods)) {
  const flooding = flood.run({
    port,
    connections: floodConnections,
    lastsMs: lastsMs + 1_000,
    path: '',
    paths,
    headers: { 'accept-encoding': 'br' },
  })
  const during = await probe()
  const { answers } = await flooding
  process.stderr.write(
    `${kind}: answers ${JSON.stringify(answers)}, bids ${JSON.stringify(during.placed.answers)}, memory ${mb()} MB\n`,
  )
  for (const [what, report, reference] of [
    ['bid', during.placed, calm.placed],
    ['home', during.seen, calm.seen],
  ] as const) {
    const [value, still] = [figures(report), figures(reference)]
    for (const name of ['p50', 'p99', 'longest'] as const) {
      const unit = what === 'bid' ? 'ms for a bid' : 'ms for the home page'
      printResult({
        name: `page_flood_${kind}_${what}_${name}`,
        value: value[name],
        unit,
        reference: 'without the flood',
        referenceValue: still[name],
      })
    }
  }
}
