import type { CacheOptions, EntryRules } from '../../cache/cache.ts'
import type { Platform } from '../../platform.ts'
import type { CompressedPage } from './compressed-page.ts'
import * as t from '#platform/texts.ts'

/** Too many requests wait, or this visitor has made too many. */
export class NotRendered extends Error {
  readonly status: 429 | 503
  readonly retry_after_s: number

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(t.the_page_was_not_rendered())
    this.status = status
    this.retry_after_s = retryAfterSeconds
  }
}

/**
 * Shared by all: under a flood, making an error with its stack each time took half as long as
 * answering did.
 */
export const noRoom = new NotRendered(503, 5)

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

interface RenderedPage {
  page: CompressedPage
  audience: Audience
}

const pageCache: CacheOptions<RenderedPage> = {
  name: 'pages',
  maxBytes: 64 * 2 ** 20,
  sizeOf: ({ page }) => page.bytes,
  freshMs: 5_000,
  ttlMs: 60_000,
  topicsOf: ({ page }) => page.topics,
  isWorthCaching: ({ audience }) => audience === 'everybody',
}

export type ReadPage = (address: PageAddress, render: () => Promise<RenderedPage>) => Promise<CompressedPage>

export function cachePages({ caches }: Pick<Platform, 'caches'>): ReadPage {
  const cache = caches.open(pageCache)
  return async function readPage(address, render) {
    let isOwn = false
    const renderOwn = async () => {
      isOwn = true
      return await render()
    }
    try {
      const { page, audience } = await cache.read(address.key, renderOwn, address)
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
