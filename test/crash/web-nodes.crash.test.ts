import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingId } from '#platform/common/ids.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Platform } from '#platform/server/platform.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import {
  callsTo,
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

const port = 3178
const minute = 60_000
/** Shorter than the usual minute, to keep the test short. */
const outageSeconds = 12

let platform: Platform
let startNode: (role: 'web' | 'worker') => ServerProcess
const nodes: ServerProcess[] = []
let tidy: () => Promise<void>

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-outage-'))
  const { connection, drop } = await createTestDatabase()
  platform = platformOn(connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  const env = { DATABASE_URL: databaseUrl(connection), DATA_DIR: dataDir, PORT: String(port) }
  startNode = (ROLE) => {
    const node = startServerProcess({ ...env, ROLE })
    nodes.push(node)
    return node
  }
  tidy = async () => {
    for (const { child } of nodes) child.kill('SIGKILL')
    await Promise.all(nodes.map(({ ended }) => ended))
    await platform.pool.end()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => tidy?.())

const dealOf = (id: ListingId) =>
  platform.db.selectFrom('deals').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow()
const selectOutages = () => platform.db.selectFrom('outages').select(['from_at', 'to_at']).execute()

test(
  'workers close no auction while every web node is down and extend it once',
  { timeout: 300_000 },
  async () => {
    const web = startNode('web')
    const workers = [startNode('worker'), startNode('worker')]
    await Promise.all([web, ...workers].map(({ ready }) => ready))
    const market = { platform, as: callsTo(`http://127.0.0.1:${port}`, 30_000) }
    const { id } = await aLiveAuction(market)
    await platform.db
      .updateTable('deals')
      .set({ outage_s: outageSeconds })
      .where('listing_id', '=', id)
      .execute()

    web.child.kill('SIGKILL')
    await web.ended
    await moveClosing(market, id, (outageSeconds + 1) * 1000)
    await pause((outageSeconds + 5) * 1000)
    expect(await dealOf(id)).toMatchObject({ closed_at: null })
    expect(await selectOutages()).toEqual([])

    await startNode('web').ready
    await expect
      .poll(async () => (await dealOf(id)).closes_at!.getTime() > Date.now(), { timeout: 30_000 })
      .toBe(true)
    const [outage, ...more] = await selectOutages()
    expect(more).toEqual([])
    expect((await dealOf(id)).closes_at).toEqual(new Date(outage!.to_at.getTime() + 10 * minute))
  },
)
