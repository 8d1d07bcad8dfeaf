export interface LimitOptions {
  most: number
  windowMs?: number
  maxEntries?: number
  now?: () => number
}

export interface RateLimit {
  /** Counts one more. @returns 0, or the seconds until there is room again */
  take: (key: string) => number
  peek: (key: string) => number
  count: (key: string) => number
  /** Returns the headers of an answer. */
  describe: (key: string) => Record<string, number>
}

/** More IPv6 lines of one site than people who share it have. */
const maxLinesOfASite = 256

/**
 * One window for all. If there is no more room, the key that was quiet for longest is dropped, but
 * none over the limit. A site of IPv6 (a /48 has 65,536 lines) can't displace others: its further
 * lines share a count.
 */
export function createRateLimit({
  most,
  windowMs = 60_000,
  maxEntries = 50_000,
  now = () => performance.now(),
}: LimitOptions): RateLimit {
  let counts = new Map<string, number>()
  let exceeded = new Map<string, number>()
  let linesOfSites = new Map<string, number>()
  let endsAt = 0

  function present(): number {
    const at = now()
    if (at >= endsAt) {
      counts = new Map()
      exceeded = new Map()
      linesOfSites = new Map()
      endsAt = at + windowMs
    }
    return Math.ceil((endsAt - at) / 1000)
  }

  const getCount = (key: string) => exceeded.get(key) ?? counts.get(key) ?? 0

  /** Returns the key that counts: for a new line in a crowded site, the site's. */
  function fold(key: string): string {
    const site = getSite(key)
    if (site === null || getCount(key) > 0) return key
    return (linesOfSites.get(site) ?? 0) >= maxLinesOfASite ? site : key
  }

  function set(key: string, count: number) {
    const site = count === 1 ? getSite(key) : null
    if (site !== null) putLast(linesOfSites, site, (linesOfSites.get(site) ?? 0) + 1, maxEntries)
    if (count > most) counts.delete(key)
    putLast(count > most ? exceeded : counts, key, count, maxEntries)
  }

  return {
    take(key) {
      const leftSeconds = present()
      const counted = fold(key)
      const count = getCount(counted) + 1
      set(counted, count)
      return count > most ? leftSeconds : 0
    },
    peek(key) {
      const leftSeconds = present()
      return getCount(fold(key)) > most ? leftSeconds : 0
    },
    count(key) {
      present()
      return getCount(fold(key))
    },
    describe(key) {
      const leftSeconds = present()
      return {
        'x-ratelimit-limit': most,
        'x-ratelimit-remaining': Math.max(0, most - getCount(fold(key))),
        'x-ratelimit-reset': leftSeconds,
      }
    },
  }
}

function putLast(map: Map<string, number>, key: string, value: number, max: number): void {
  map.delete(key)
  const [oldest] = map.size >= max ? map.keys() : []
  if (oldest !== undefined) map.delete(oldest)
  map.set(key, value)
}

/** Returns '2001:db8:1::/48' for the line '2001:db8:1:7::/64'. */
function getSite(key: string): string | null {
  const [, site] = /^(\w+:\w+:\w+):\w+::\/64$/.exec(key) ?? []
  return site === undefined ? null : `${site}::/48`
}
