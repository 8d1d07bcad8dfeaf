import type { AdvertisementCounters } from '#contract/advertisements/counters.ts'
import type { AdvertisementPlace, ShownAdvertisement } from '#contract/advertisements/showing.ts'
import { selectImages } from '#server/modules/media/media.service.ts'
import { createCache } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { serverSecret } from '#server/platform/server-secret.ts'
import { selectAdvertisements, selectCounters } from '../advertisements.queries.ts'
import { advertisements_topic } from '../advertisements.service.ts'
import { viewShown } from '../advertisements.view.ts'
import { writeTicket } from '../counting/ticket.service.ts'
import { chooseNext, countRunning, type Candidate } from './rotation.rules.ts'

interface Kept {
  counters: { period: number; amount: number }
  candidates: (Candidate & { shown: Omit<ShownAdvertisement, 'ticket'> })[]
}

interface Rotation {
  readCounters: () => Promise<AdvertisementCounters>
  next: (asked: {
    place: AdvertisementPlace
    amount: number
    page_view: number
  }) => Promise<ShownAdvertisement[]>
}

export const ticketSecret = (db: Db) => serverSecret(db, 'advertisement tickets')

/** How old figures may be by which advertisements are chosen; see decision 85. */
const kept_ms = 5_000

/** In memory; read again after a change on any node, and every few seconds. */
export function keepRotation({ db, live }: Pick<Platform, 'db' | 'live'>): Rotation {
  const cache = createCache<Kept>({ max_entries: 1, life_ms: kept_ms })
  live.onNotify({
    touched: (topic) => topic === advertisements_topic && cache.clear(),
    missed: cache.clear,
  })
  const read = () => cache.read('running', () => load(db))
  return {
    async readCounters() {
      return viewCounters(await read())
    },
    async next({ place, amount, page_view }) {
      const { candidates } = await read()
      const secret = await ticketSecret(db)
      const issued_ms = Date.now()
      return chooseNext(candidates, place, amount).map(({ row: { id }, handed, shown }) => {
        handed[place] += 1
        return { ...shown, ticket: writeTicket(secret, { id, place, page_view, issued_ms }) }
      })
    },
  }
}

const viewCounters = ({ counters, candidates }: Kept): AdvertisementCounters => ({
  ...counters,
  running: { results: countRunning(candidates, 'results'), home: countRunning(candidates, 'home') },
})

export async function readCountersNow(db: Db): Promise<AdvertisementCounters> {
  return viewCounters(await load(db))
}

async function load(db: Db): Promise<Kept> {
  const [counters, rows] = await Promise.all([
    selectCounters(db),
    selectAdvertisements(db, { enabled: true }),
  ])
  const images = await selectImages(
    db,
    rows.map(({ image_id }) => image_id),
  )
  return {
    counters,
    candidates: rows.map((row) => ({
      row,
      handed: { results: 0, home: 0 },
      shown: viewShown(row, images.get(row.image_id)!),
    })),
  }
}
