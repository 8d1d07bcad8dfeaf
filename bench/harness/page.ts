/** A page as a browser asks for it, from the page cache and rendered each time, against a route that says hello. */
import { buildApp } from '#server/build-app.ts'
import { buildPlatform } from '#server/build-platform.ts'
import { startLoadProcess } from './load.ts'
import { interleave, print } from './result.ts'
import { fillSmallMarket } from './small-market.ts'
import { openStand, type Stand } from './stand.ts'

const as_browser = { accept: 'text/html', 'accept-encoding': 'br' }

/** `pathOf` names the page once the small demo is filled in; the ports after `port` are used as well. */
export async function measurePage(name: string, port: number, pathOf: (stand: Stand) => Promise<string>) {
  const prepare = async ({ platform, server }: Stand) => {
    server.get('/hello', async () => 'hello')
    await fillSmallMarket({ platform })
  }
  await using stand = await openStand(port, prepare, { pages: true })
  const uncached_port = port + 1
  const { config, log } = stand.platform
  const platform = buildPlatform(config, stand.connection, log)
  const uncached = await buildApp(platform, { keeps_pages: false })
  await uncached.listen({ port: uncached_port, host: '127.0.0.1' })
  using load = startLoadProcess()
  const page = await pathOf(stand)
  const perSecond = async (asked: { port: number; path: string }) => {
    const terms = { connections: 32, lasts_ms: 2_000, headers: as_browser }
    const { answers, per_second } = await load.run({ ...terms, ...asked })
    if (Object.keys(answers).join() !== '200') throw new Error(`${asked.path}: ${JSON.stringify(answers)}`)
    return per_second[200]!
  }
  const hello = () => perSecond({ port, path: '/hello' })
  const results = {
    [name]: await interleave(5, () => perSecond({ port, path: page }), hello),
    [`${name}_uncached`]: await interleave(5, () => perSecond({ port: uncached_port, path: page }), hello),
  }
  for (const [each, figures] of Object.entries(results))
    print({ name: each, unit: 'pages per second', reference: 'a route that says hello', ...figures })
  await uncached.close()
  await platform.close()
}
