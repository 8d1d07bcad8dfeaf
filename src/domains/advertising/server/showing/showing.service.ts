import { createHmac, timingSafeEqual } from 'node:crypto'
import { advertisementPlace } from '#domains/advertising/common/advertisements.shapes.ts'
import type {
  AdvertisementPlace,
  AdvertisementCounters,
  ShownAdvertisement,
} from '#domains/advertising/common/advertisements.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { must } from '#platform/common/must.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { selectAdvertisements, selectCounters } from '../advertisements.queries.ts'
import { advertisementsTopic } from '../advertisements.service.ts'
import { viewShown } from '../advertisements.view.ts'
import { chooseNext, countRunning, type Candidate } from './rotation.rules.ts'

export interface Ticket {
  id: number
  place: AdvertisementPlace
  page_view: number
  issuedMs: number
}

/** A page that is open longer counts no more. */
export const ticketLifeMs = 2 * 60 * 60_000

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(`advertisement ${text}`).digest().subarray(0, 16).toString('base64url')

/** Issued with an advertisement: nobody can count one that we didn't serve. */
export function writeTicket(secret: Buffer, { id, place, page_view: pageView, issuedMs }: Ticket): string {
  const text = [id, place, pageView, Math.floor(issuedMs / 1000)].join('.')
  return `${text}.${sign(secret, text)}`
}

const pattern = /^([1-9]\d{0,15})\.([a-z]+)\.(0|[1-9]\d{0,15})\.([1-9]\d{0,11})\.([\w-]{22})$/

/** Null for one that isn't ours, or is too old. */
export function readTicket(secret: Buffer, written: string, nowMs: number): Ticket | null {
  const parts = pattern.exec(written)
  if (!parts) return null
  const [, id, named, pageView, issuedSeconds, signature] = parts
  const place = advertisementPlace.options.find((one) => one === named)
  if (!place) return null
  const right = sign(secret, `${id}.${place}.${pageView}.${issuedSeconds}`)
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(must(signature, 'signature')))) return null
  const issuedMs = Number(issuedSeconds) * 1000
  if (nowMs - issuedMs > ticketLifeMs) return null
  return { id: Number(id), place, page_view: Number(pageView), issuedMs }
}

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
