/** Uncached pages and signed-out calls, against a bare Fastify that says hello. */
import { buildApp } from '#app/server/build-app.ts'
import { buildPlatform } from '#app/server/build-platform.ts'
import { startHello } from '../harness/hello.ts'
import { startLoadProcess } from '../harness/load.ts'
import { interleaveRuns, printResult } from '../harness/result.ts'
import { fillSmallMarket } from '../harness/demo-market.ts'
import { openStand } from '../harness/stand.ts'

const port = 3318
const helloPort = 3319
const uncachedPort = 3320
const rounds = 5

await using stand = await openStand(port, fillSmallMarket, { pages: true })
const { config, log, db } = stand.platform
const platform = buildPlatform(config, stand.connection, log)
await platform.live.start()
const uncached = await buildApp(platform, { cachesPages: false })
await uncached.listen({ port: uncachedPort, host: '127.0.0.1' })
using _hello = await startHello(helloPort)
using load = startLoadProcess()

const listings = await db
  .selectFrom('listings')
  .select('id')
  .where('status', '=', 'active')
  .orderBy('id')
  .execute()
const series = Array.from({ length: 5_000 }, (_, n) => n)
const words = ['chair', 'bike', 'table', 'lamp', 'car', 'house', 'phone', 'book']
const each = (pathOf: (n: number) => string) => series.map(pathOf)
const some = (n: number) => listings[n % listings.length]!.id

const work: Record<string, { paths: string[]; port?: number; html?: boolean }> = {
  home: { paths: ['/home'], html: true },
  results: { paths: each((n) => `/ibuy?q=${words[n % words.length]}&price_max=${n + 50}`), html: true },
  listing: { paths: each((n) => `/general/${some(n)}/detail`), html: true },
  cards: { paths: each((n) => `/api/listing?limit=24&price_max=${(n % 500) * 1000 + 500_000}`) },
  detail: { paths: each((n) => `/api/listing/${some(n)}`) },
  categoryList: { paths: ['/api/category-list'] },
  settings: { paths: ['/api/settings'] },
  nothing: { paths: ['/health/live'] },
}

async function countPerSecond(input: { port: number; paths: string[]; html?: boolean }): Promise<number> {
  const headers = input.html ? { accept: 'text/html', 'accept-encoding': 'br' } : undefined
  const terms = { connections: 24, lastsMs: 2_000, path: '/', ...(headers && { headers }) }
  const { answers, perSecond } = await load.run({ ...terms, port: input.port, paths: input.paths })
  const failed = Object.keys(answers).filter((status) => !/^[23]/.test(status))
  if (failed.length > 0) throw new Error(`${input.paths[0]}: ${JSON.stringify(answers)}`)
  return Object.values(perSecond).reduce((sum, one) => sum + one, 0)
}

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
for (const [name, { paths, html }] of Object.entries(work)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const figures = await interleaveRuns(
    rounds,
    () => countPerSecond({ port: html ? uncachedPort : port, paths, ...(html && { html }) }),
    () => countPerSecond({ port: helloPort, paths: ['/'] }),
  )
  printResult({
    name: `uncached_${name}`,
    unit: 'answers per second',
    reference: 'a bare Fastify hello',
    ...figures,
  })
}
await uncached.close()
await platform.close()
