/**
 * What a whole page costs that nothing is kept of, in milliseconds of processor of the server and PostgreSQL, against
 * the same React tree from data in memory by `renderToString` alone, and nothing else of ours.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { buildApp } from '#server/build-app.ts'
import { buildPlatform } from '#server/build-platform.ts'
import { createRenderer, type PagesBuild } from '#server/platform/http/pages/render-page.ts'
import { createVisitorApi } from '#server/platform/http/visitor-api.ts'
import { createCpuClock } from './harness/cpu-time.ts'
import { startLoadProcess } from './harness/load.ts'
import { median, print } from './harness/result.ts'
import { fillSmallMarket } from './harness/small-market.ts'
import { openStand } from './harness/stand.ts'

type RenderEntry = (
  request: Request,
  status: number,
  headers: Headers,
  routed: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>

const port = 3321
const rounds = 5
const trees_a_round = 100

await using stand = await openStand(port, fillSmallMarket, { pages: true })
const platform = buildPlatform(stand.platform.config, stand.connection, stand.platform.log)
await platform.live.start()
const uncached = await buildApp(platform, { keeps_pages: false })
await uncached.listen({ port: port + 1, host: '127.0.0.1' })
const [listing] = await platform.db
  .selectFrom('listings')
  .innerJoin('deals', 'deals.listing_id', 'listings.id')
  .select('listings.id')
  .where('status', '=', 'active')
  .where('type', '=', 'general')
  .orderBy('bid_count', 'desc')
  .limit(1)
  .execute()
const words = ['chair', 'bike', 'table', 'lamp', 'car', 'house', 'phone', 'book']
const pages = {
  home: () => '/home',
  results: (n: number) => `/ibuy?q=${words[n % words.length]}&price_max=${n + 50}`,
  listing: () => `/general/${listing!.id}/detail`,
}

// React reads this when it's imported, and is several times slower without it.
process.env.NODE_ENV = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')
const { ServerRouter } = await import('react-router')
const built = path.join(import.meta.dirname, '../build/server/index.js')
const build = (await import(pathToFileURL(built).href)) as PagesBuild
let drawn: { routed: EntryContext; url: string } | undefined
const catching: RenderEntry = async (request, status, headers, routed, context) => {
  drawn = { routed, url: request.url }
  return await (build.entry.module as unknown as { default: RenderEntry }).default(
    request,
    status,
    headers,
    routed,
    context,
  )
}
const entry = { module: { ...build.entry.module, default: catching } } as PagesBuild['entry']
const render = await createRenderer(async () => ({ ...build, entry }), 'production')

using load = startLoadProcess()
const readCpu = createCpuClock(stand.postmaster)
let asked = 0
for (const [name, pathOf] of Object.entries(pages)) {
  const whole: number[] = []
  const tree: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = readCpu()
    const answers = await askPages(Array.from({ length: 5_000 }, () => pathOf((asked += 1))))
    const served = readCpu()
    await render(
      { url: `http://hoko.test${pathOf((asked += 1))}`, accept: 'text/html' },
      createVisitorApi(uncached, '::1'),
    )
    const { routed, url } = drawn!
    // What the browser is handed is read once, and no part of the tree.
    const context = { ...routed, serverHandoffStream: undefined }
    const before = process.cpuUsage()
    for (let n = 0; n < trees_a_round; n += 1) renderToString(createElement(ServerRouter, { context, url }))
    const { user, system } = process.cpuUsage(before)
    // The first warms up.
    if (round === 0) continue
    whole.push((served - began) / answers)
    tree.push((user + system) / 1_000 / trees_a_round)
  }
  print({
    name: `page_tree_${name}`,
    value: median(whole),
    unit: 'ms of processor for each page',
    reference: 'the same tree by renderToString alone',
    reference_value: median(tree),
  })
}
await uncached.close()
await platform.close()

async function askPages(paths: string[]): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const { answers } = await load.run({
    port: port + 1,
    connections: 8,
    lasts_ms: 2_500,
    path: '/',
    paths,
    headers,
  })
  const { 200: served = 0, ...others } = answers
  if (Object.keys(others).length > 0) throw new Error(`${paths[0]}: ${JSON.stringify(answers)}`)
  return served
}
