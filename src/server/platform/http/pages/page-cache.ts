import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { NotRendered, type Turn } from './page-gate.ts'

export interface PageAddress {
  key: string
  tags: string[]
  /** How far behind its topics the page may be, so that a busy auction does not render without end. */
  apart_ms: number
  /** Up to this age a page behind its topics is still served while one request renews it: nobody waits for a market. */
  renewed_ms?: number
}

export interface Keepable {
  bytes: number
  tags: string[]
}

export type Audience = 'everybody' | 'waiting' | 'asker'

export interface Rendered<Page> {
  page: Page
  audience: Audience
}

export type Render<Page> = (turn: Turn) => Promise<Rendered<Page>>

export interface PageCache<Page> {
  /** Synchronous when the page is cached, which is the common case. */
  find: (address: PageAddress, render: Render<Page>) => Page | Promise<Page>
  overtake: (topic: string) => void
  /** Call when notifications may have been missed. */
  overtakeAll: () => void
  bytes: () => number
}

interface PageCacheOptions {
  log: Logger
  max_bytes?: number
  /** Up to this age a page is served as is. */
  fresh_ms?: number
  /** Up to this age it is served while one request renews it. */
  stale_ms?: number
  /** Monotonic. */
  now?: () => number
}

interface Age {
  began_at: number
  isOvertaken: boolean
}

interface Kept<Page> extends Age {
  page: Page
  tags: Set<string>
}

interface Rendering<Page> extends Age {
  turn: Turn
  tags: string[]
  changed: Set<string>
  result: Promise<Rendered<Page>>
}

function createTaggedPages<Page extends Keepable>(max_bytes: number) {
  const pages = new LRUCache<string, Kept<Page>>({
    maxSize: max_bytes,
    sizeCalculation: ({ page }) => page.bytes,
    dispose: forgetTags,
  })
  const byTag = new Map<string, Set<Kept<Page>>>()

  function keep(key: string, page: Page, { began_at, isOvertaken, changed, ...known }: Rendering<Page>) {
    const before = pages.peek(key)
    // A slow rendering doesn't replace a later one.
    if (before && before.began_at > began_at) return
    const tags = new Set([...known.tags, ...page.tags])
    const hasChanged = [...tags].some((tag) => changed.has(tag))
    const one = { page, tags, began_at, isOvertaken: isOvertaken || hasChanged }
    // An entry larger than the cache evicts the old one and is dropped.
    if (!pages.set(key, one).has(key)) return
    for (const tag of tags) {
      const tagged = byTag.get(tag)
      if (tagged) tagged.add(one)
      else byTag.set(tag, new Set([one]))
    }
  }

  function forgetTags(one: Kept<Page>) {
    for (const tag of one.tags) {
      const tagged = byTag.get(tag)
      tagged?.delete(one)
      if (tagged?.size === 0) byTag.delete(tag)
    }
  }

  return {
    keep,
    has: (key: string) => pages.has(key),
    peek: (key: string) => pages.peek(key),
    touch: (key: string) => void pages.get(key),
    findTagged: (topic: string): Iterable<Kept<Page>> => byTag.get(topic) ?? [],
    findAll: (): Iterable<Kept<Page>> => pages.values(),
    countBytes: () => pages.calculatedSize,
  }
}

/** In memory; concurrent requests for a page share one rendering. */
export function createPageCache<Page extends Keepable>({
  log,
  max_bytes = 64 * 1024 * 1024,
  fresh_ms = 5_000,
  stale_ms = 60_000,
  now = () => performance.now(),
}: PageCacheOptions): PageCache<Page> {
  const kept = createTaggedPages<Page>(max_bytes)
  const renderings = new Map<string, Rendering<Page>>()
  const running = new Set<Rendering<Page>>()

  const isUsable = ({ began_at, isOvertaken }: Age, { apart_ms }: PageAddress) =>
    !isOvertaken || now() - began_at < apart_ms

  function find(address: PageAddress, render: Render<Page>): Page | Promise<Page> {
    const found = kept.peek(address.key)
    const age = found ? now() - found.began_at : Infinity
    if (!found || age >= stale_ms) return renderShared(address, render)
    const isBehind = !isUsable(found, address)
    if (isBehind && age >= (address.renewed_ms ?? 0)) {
      // A slightly old page is better than none, and the browser refreshes it.
      return renderShared(address, render).catch((error: unknown) => {
        if (error instanceof NotRendered) return found.page
        throw error
      })
    }
    kept.touch(address.key)
    if ((isBehind || age >= fresh_ms) && !renderings.has(address.key)) {
      begin(address, render, 'behind').catch((error: unknown) => {
        if (!(error instanceof NotRendered)) log.warn({ err: error }, 'a kept page could not be renewed')
      })
    }
    return found.page
  }

  async function renderShared(address: PageAddress, render: Render<Page>): Promise<Page> {
    const other = renderings.get(address.key)
    const turn = kept.has(address.key) ? 'known' : 'new'
    if (!other || !isUsable(other, address)) return (await begin(address, render, turn)).page
    const shared = await other.result.catch((error: unknown) => {
      // Neither another visitor's limit is a reason, nor that nobody waited until now.
      if (error instanceof NotRendered && (error.status === 429 || other.turn === 'behind')) return null
      throw error
    })
    return shared && shared.audience !== 'asker' ? shared.page : (await begin(address, render, turn)).page
  }

  async function begin(
    { key, tags }: PageAddress,
    render: Render<Page>,
    turn: Turn,
  ): Promise<Rendered<Page>> {
    const began_at = now()
    const changed = new Set<string>()
    const rendering = { began_at, isOvertaken: false, turn, tags, changed, result: render(turn) }
    renderings.set(key, rendering)
    running.add(rendering)
    try {
      const rendered = await rendering.result
      if (rendered.audience === 'everybody') kept.keep(key, rendered.page, rendering)
      return rendered
    } finally {
      running.delete(rendering)
      if (renderings.get(key) === rendering) renderings.delete(key)
    }
  }

  return {
    find,
    overtake: (topic) => {
      for (const one of kept.findTagged(topic)) one.isOvertaken = true
      for (const rendering of running) {
        rendering.changed.add(topic)
        if (rendering.tags.includes(topic)) rendering.isOvertaken = true
      }
    },
    overtakeAll: () => {
      for (const one of kept.findAll()) one.isOvertaken = true
      for (const rendering of running) rendering.isOvertaken = true
    },
    bytes: kept.countBytes,
  }
}
