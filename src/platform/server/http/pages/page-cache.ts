import type { CacheOptions, EntryRules, Origin } from '../../cache/cache.ts'
import type { LiveHub } from '../../live-hub.ts'
import type { Platform } from '../../platform.ts'
import type { CompressedPage } from './compressed-page.ts'
import { NotRendered } from './not-rendered.ts'
import { maxSharedMs, type SharePage } from './share-pages.ts'

/**
 * The rules limit how far it may lag behind its topics, so that a busy auction doesn't render
 * without end.
 */
export interface PageAddress extends EntryRules {
  key: string
}

/**
 * The callers who may get a rendering: waiting requests don't get one with another visitor's limit.
 */
export type Audience = 'everybody' | 'waiting' | 'visitor'

export interface RenderedPage {
  page: CompressedPage
  audience: Audience
  /** Set where another node rendered it. */
  origin?: Origin
}

const freshPageMs = 5_000

const pageCache: CacheOptions<RenderedPage> = {
  name: 'pages',
  maxBytes: 64 * 2 ** 20,
  sizeOf: ({ page }) => page.bytes,
  freshMs: freshPageMs,
  ttlMs: maxSharedMs,
  origin: ({ origin }) => origin,
  topicsOf: ({ page }) => page.topics,
  isWorthCaching: ({ audience }) => audience === 'everybody',
}

export type ReadPage = (address: PageAddress, render: () => Promise<RenderedPage>) => Promise<CompressedPage>

/** Pages up to this old are served while the database can't be reached. */
const maxStaleMs = 600_000
/** A database that hangs isn't noticed at once; nobody waits for it longer than this. */
const patienceMs = 3_000

interface PageCacheParts extends Pick<Platform, 'caches' | 'replica'> {
  live: Pick<LiveHub, 'isConnected'>
  /** Absent: each node renders for itself. */
  share?: SharePage | undefined
}

export function cachePages({
  caches,
  live,
  replica,
  share = (_address, _maxAgeMs, render) => render(),
}: PageCacheParts): ReadPage {
  const cache = (replica?.caches ?? caches).open(pageCache)

  function findStale({ key }: PageAddress): RenderedPage | undefined {
    const old = cache.peek(key, maxStaleMs)
    return old && { page: { ...old.page, isStale: true }, audience: 'everybody' }
  }

  async function waitPatiently(reading: Promise<RenderedPage>, address: PageAddress): Promise<RenderedPage> {
    const stale = findStale(address)
    if (!stale) return await reading
    const { promise: late, resolve } = Promise.withResolvers<RenderedPage>()
    const patience = setTimeout(resolve, patienceMs, stale)
    try {
      return await Promise.race([reading, late])
    } finally {
      clearTimeout(patience)
    }
  }

  return async function readPage(address, render) {
    const stale = live.isConnected() ? undefined : findStale(address)
    if (stale) return stale.page
    let isOwn = false
    const renderOwn = async () => {
      const isCold = cache.peek(address.key) === undefined
      return await share(address, isCold ? maxSharedMs : freshPageMs, () => {
        isOwn = true
        return render()
      })
    }
    try {
      const reading = cache.read(address.key, renderOwn, address)
      const { page, audience } = reading instanceof Promise ? await waitPatiently(reading, address) : reading
      if (page.status >= 500) return findStale(address)?.page ?? page
      if (isOwn || audience !== 'visitor') return page
    } catch (error) {
      if (!(error instanceof NotRendered)) throw error
      if (isOwn) {
        // A stale page is better than none, and the browser refreshes it.
        const old = cache.peek(address.key)
        if (old) return old.page
        throw error
      }
    }
    // An error of another visitor's rendering doesn't apply to this one.
    return await readPage(address, render)
  }
}
