interface LimitOptions {
  most: number
  window_ms?: number
  max_kept?: number
  now?: () => number
}

export interface AddressLimit {
  /** Counts one more. @returns 0, or in how many seconds there is room again */
  take: (key: string) => number
  look: (key: string) => number
  count: (key: string) => number
}

export function createAddressLimit({
  most,
  window_ms = 60_000,
  max_kept = 50_000,
  now = () => performance.now(),
}: LimitOptions): AddressLimit {
  let counts = new Map<string, number>()
  let ends_at = 0

  function present(): number {
    const at = now()
    // One window for all, so that everything is forgotten at once.
    if (at >= ends_at || counts.size >= max_kept) {
      counts = new Map()
      ends_at = at + window_ms
    }
    return Math.ceil((ends_at - at) / 1000)
  }

  return {
    take(key) {
      const left_s = present()
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count > most ? left_s : 0
    },
    look(key) {
      const left_s = present()
      return (counts.get(key) ?? 0) > most ? left_s : 0
    },
    count(key) {
      present()
      return counts.get(key) ?? 0
    },
  }
}
