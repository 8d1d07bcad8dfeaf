import type { AdvertisementCounters } from '#domains/advertising/common/counters.ts'
import type { AdvertisementPlace, ShownAdvertisement } from '#domains/advertising/common/showing.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { must } from '#platform/common/must.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { selectAdvertisements, selectCounters } from '../advertisements.queries.ts'
import { advertisementsTopic } from '../advertisements.service.ts'
import { viewShown } from '../advertisements.view.ts'
import { writeTicket } from '../counting/ticket.service.ts'
import { chooseNext, countRunning, type Candidate } from './rotation.rules.ts'

interface Running {
  secret: Buffer
  counters: { period: number; amount: number }
  candidates: (Candidate & { shown: Omit<ShownAdvertisement, 'ticket'> })[]
}

interface Rotation {
  readCounters: () => Promise<AdvertisementCounters>
  next: (request: {
    place: AdvertisementPlace
    amount: number
    page_view: number
  }) => Promise<ShownAdvertisement[]>
}

export const ticketSecret = (db: Db) => serverSecret(db, 'advertisement tickets')

const runningCache: CacheOptions<Running> = {
  name: 'running advertisements',
  maxBytes: 8 * 2 ** 20,
  sizeOf: ({ candidates }) => 1_000 + 4_000 * candidates.length,
  /** The maximum age of the figures that advertisements are chosen by; see decision 85. */
  ttlMs: 5_000,
  topics: [advertisementsTopic],
}

/** Served impressions are stored with the cache, so they restart when it reloads. */
export function rotateAdvertisements({ db, caches }: DataSource): Rotation {
  const cache = caches.open(runningCache)
  const read = async () => await cache.read('', () => load(db))
  return {
    async readCounters() {
      return viewCounters(await read())
    },
    async next({ place, amount, page_view: pageView }) {
      const { candidates, secret } = await read()
      const issuedMs = Date.now()
      return chooseNext(candidates, place, amount).map(({ row: { id }, handed, shown }) => {
        handed[place] += 1
        return { ...shown, ticket: writeTicket(secret, { id, place, page_view: pageView, issuedMs }) }
      })
    },
  }
}

const viewCounters = ({ counters, candidates }: Running): AdvertisementCounters => ({
  ...counters,
  running: { results: countRunning(candidates, 'results'), home: countRunning(candidates, 'home') },
})

export async function readCountersNow(db: Db): Promise<AdvertisementCounters> {
  return viewCounters(await load(db))
}

async function load(db: Db): Promise<Running> {
  const [secret, counters, rows] = await Promise.all([
    ticketSecret(db),
    selectCounters(db),
    selectAdvertisements(db, { enabled: true }),
  ])
  const images = await selectImages(
    db,
    rows.map(({ image_id: imageId }) => imageId),
  )
  return {
    secret,
    counters,
    candidates: rows.map((row) => ({
      row,
      handed: { results: 0, home: 0 },
      shown: viewShown(row, must(images.get(row.image_id), 'image')),
    })),
  }
}
