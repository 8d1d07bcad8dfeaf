type Area = 'localStorage' | 'sessionStorage'

/** Stores values that storage refuses (blocked or full) as long as the page lasts. */
const memory = new Map<string, string>()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // Another tab has written it, or storage was cleared (then the key is null).
    if (key === null) memory.clear()
    else memory.delete(`localStorage ${key}`)
  })
}

/**
 * In sessionStorage of a tab where an admin views a member's account: such a tab stores everything
 * in sessionStorage.
 */
export const viewKey = 'view'

function area(name: Area): Storage | null {
  try {
    if (typeof window === 'undefined') return null
    return window.sessionStorage?.getItem(viewKey) ? window.sessionStorage : window[name]
  } catch {
    return null
  }
}

export function readText(name: Area, key: string): string | null {
  const stored = memory.get(`${name} ${key}`)
  if (stored !== undefined) return stored
  try {
    return area(name)?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeText(name: Area, key: string, text: string): void {
  if (typeof window === 'undefined') return
  memory.delete(`${name} ${key}`)
  if (store(name, key, text)) return
  // The stored value is out of date, and a reload would restore it; removing it may also free room.
  removeText(name, key)
  if (!store(name, key, text)) memory.set(`${name} ${key}`, text)
}

function store(name: Area, key: string, text: string): boolean {
  try {
    const storage = area(name)
    storage?.setItem(key, text)
    return storage !== null
  } catch {
    return false
  }
}

export function removeText(name: Area, key: string): void {
  memory.delete(`${name} ${key}`)
  try {
    area(name)?.removeItem(key)
  } catch {
    // Blocked storage contains nothing of ours.
  }
}

/** Values are stored as JSON; null for anything else. */
export function readObject<T extends object>(name: Area, key: string): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(readText(name, key) ?? 'null')
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

export function writeObject(name: Area, key: string, value: object): void {
  writeText(name, key, JSON.stringify(value))
}
