import Fastify from 'fastify'
import { findListings } from '#server/modules/search/search.service.ts'
import { startLoadProcess } from './harness/load.ts'
import { auctions } from './harness/market.ts'
import { recordingDb } from './harness/recorded.ts'
import { interleave, print } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const listings = 10_000
const reference_port = 3303
const load_of = { connections: 32, lasts_ms: 2_000, path: '/api/listing' }

await using stand = await openStand(3302)
await auctions(stand, listings)

const { pool } = stand.platform
const recording = recordingDb(pool)
const page = await findListings(recording.db, { limit: 24 })
const statements = recording.take()

// The same statements as they are sent, search being never prepared, and an answer of the same size.
const bare = Fastify()
bare.get('/api/listing', async () => {
  for (const statement of statements) await pool.query(statement)
  return page
})
await bare.listen({ port: reference_port, host: '127.0.0.1' })
using load = startLoadProcess()

const pagesPerSecond = async (port: number) => (await load.run({ ...load_of, port })).per_second[200] ?? 0
const { value, reference_value } = await interleave(
  5,
  () => pagesPerSecond(stand.port),
  () => pagesPerSecond(reference_port),
)
print({
  name: 'list_api',
  value,
  unit: 'first pages of 24 per second',
  reference: 'the same statements in a bare Fastify route',
  reference_value,
})
await bare.close()
