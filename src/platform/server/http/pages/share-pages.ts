import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { TopicTimes } from '../../cache/topic-times.ts'
import { maxLagMs } from '../../database/replica/lag.rules.ts'
import type { LiveHub } from '../../live-hub.ts'
import type { Platform } from '../../platform.ts'
import { packPage, unpackPage } from './packed-page.ts'
import { NotRendered } from './not-rendered.ts'
import type { PageAddress, RenderedPage } from './page-cache.ts'

/** Pages that nodes share. Every call rejects soon while the store is away. */
export interface PageStore {
  /** `ageMs`: since a moment before its rendering began, by the store's own clock. */
  find: (key: string) => Promise<{ bytes: Buffer; ageMs: number } | null>
  /** Null: another node renders it. The lock ends by itself. */
  lock: (key: string) => Promise<string | null>
  /** Only by the holder of the lock, which ends; null unlocks alone. */
  put: (key: string, lock: string, bytes: Buffer | null) => Promise<void>
  counts: { taken: number; rendered: number }
}

/** Renders the page, or takes another node's that is no older than this. */
export type SharePage = (
  address: PageAddress,
  maxAgeMs: number,
  render: () => Promise<RenderedPage>,
) => Promise<RenderedPage>

/**
 * No page is cached for longer, on any node. With the ten seconds of cards in it, a topic that was
 * lost is noticed after thirty seconds at the latest.
 */
export const maxSharedMs = 20_000
/** Other nodes hear of a change up to this much later, and may have rendered without it. */
const marginMs = 250
const maxBytes = 5 * 2 ** 20
/** Others wait so long for the page that one renders. */
export const waitMs = 300
const pollMs = 25

interface SharedPageAge {
  ageMs: number
  /** Since this node heard of a change of the page. */
  unchangedMs: number
  apartMs: number
  maxAgeMs: number
  /** Its parts may have been read from a replica this far behind. */
  mayLagMs: number
}

/** An outdated page is as good as one of this node's own that was touched a moment ago. */
export function judgeSharedPage({
  ageMs,
  unchangedMs,
  apartMs,
  maxAgeMs,
  mayLagMs,
}: SharedPageAge): 'valid' | 'outdated' | 'refused' {
  if (ageMs >= maxAgeMs) return 'refused'
  if (ageMs + marginMs + mayLagMs < unchangedMs) return 'valid'
  return ageMs < apartMs ? 'outdated' : 'refused'
}

const nothing = { page: null, lock: null }

interface SharingParts extends Pick<Platform, 'replica'> {
  store: PageStore
  times: TopicTimes
  live: Pick<LiveHub, 'isConnected'>
  log: Pick<Logger, 'warn'>
}

/** One node renders for all; without the store, or where it's slow, each renders for itself. */
export function sharePages({ store, times, live, log, replica }: SharingParts): SharePage {
  const mayLagMs = replica ? maxLagMs : 0
  async function find(
    key: string,
    address: PageAddress,
    { maxAgeMs, isLastResort = false }: { maxAgeMs: number; isLastResort?: boolean },
  ): Promise<RenderedPage | null> {
    const began = performance.now()
    const found = await store.find(key)
    if (!found) return null
    const page = await unpackPage(found.bytes).catch((error: unknown) => {
      log.warn({ err: error }, 'a shared page could not be read, and is rendered again')
      return null
    })
    if (!page) return null
    const now = performance.now()
    const ageMs = found.ageMs + (now - began)
    const unchangedMs = now - times.findLast([...page.topics, ...(address.topics ?? [])])
    const { apartMs = 0 } = address
    const verdict = judgeSharedPage({ ageMs, unchangedMs, apartMs, maxAgeMs, mayLagMs })
    if (verdict === 'refused' && !(isLastResort && ageMs < maxAgeMs)) return null
    return { page, audience: 'everybody', origin: { ageMs, isInvalid: verdict !== 'valid' } }
  }

  /** @returns the page, or the lock, or neither where another node takes too long to render it */
  async function findOrLock(key: string, address: PageAddress, maxAgeMs: number) {
    const until = performance.now() + waitMs
    for (;;) {
      const page = await find(key, address, { maxAgeMs })
      if (page) return { page, lock: null }
      const lock = await store.lock(key)
      if (lock !== null) return await checkAgain(key, lock, () => find(key, address, { maxAgeMs }))
      if (performance.now() >= until) return nothing
      await delay(pollMs)
    }
  }

  /** The holder before may have stored the page since it was looked for. */
  async function checkAgain(key: string, lock: string, findPage: () => Promise<RenderedPage | null>) {
    const page = await findPage()
    if (!page) return { page, lock }
    store.put(key, lock, null).catch(() => undefined)
    return { page, lock: null }
  }

  async function renderForAll(key: string, lock: string, render: () => Promise<RenderedPage>) {
    let bytes: Buffer | null = null
    try {
      const rendered = await render()
      if (rendered.audience === 'everybody' && live.isConnected()) bytes = packPage(rendered.page)
      return rendered
    } finally {
      // Not awaited: the page is answered meanwhile. A store that was lost logs it itself.
      store.put(key, lock, bytes && bytes.length <= maxBytes ? bytes : null).catch(() => undefined)
    }
  }

  return async (address, maxAgeMs, render) => {
    if (!live.isConnected()) return await render()
    const key = createHash('sha256').update(address.key).digest('base64url')
    const { page, lock } = await findOrLock(key, address, maxAgeMs).catch(() => nothing)
    if (page) {
      store.counts.taken += 1
      return page
    }
    store.counts.rendered += 1
    try {
      return lock === null ? await render() : await renderForAll(key, lock, render)
    } catch (error) {
      // This node may have just started, without an older page of its own.
      const last = await find(key, address, { maxAgeMs: maxSharedMs, isLastResort: true }).catch(() => null)
      if (last && error instanceof NotRendered) return last
      throw error
    }
  }
}
