import { randomUUID } from 'node:crypto'
import { maxSharedMs, type PageStore } from '../http/pages/share-pages.ts'
import type { Redis } from './connect-redis.ts'

/** A rendering that takes longer isn't stored, and one of a node that died is waited for no longer. */
const lockMs = 5_000

/**
 * Stores the page, unless the lock has ended. The lock was set before the rendering began, so all of
 * the page's age is known by the clock of Redis, however late this arrives.
 */
const putScript = `
if redis.call('get', KEYS[2]) ~= ARGV[1] then return 0 end
local age = tonumber(ARGV[3]) - redis.call('pttl', KEYS[2])
redis.call('del', KEYS[2])
if ARGV[2] ~= '' then redis.call('set', KEYS[1], ARGV[2], 'PX', tonumber(ARGV[4]) - age) end
return 1`

interface PageStoreOptions {
  redis: Pick<Redis, 'run' | 'readBytes'>
  readMarket: () => Promise<string>
  build: string
  counts: PageStore['counts']
}

export function createPageStore({ redis, readMarket, build, counts }: PageStoreOptions): PageStore {
  const buildKeys = async (key: string) => {
    const name = `hoko:${await readMarket()}:page:${build}:${key}`
    return [name, `${name}:lock`] as const
  }
  return {
    counts,
    async find(key) {
      const [name] = await buildKeys(key)
      const found = await redis.readBytes(name)
      return found && found.leftMs <= maxSharedMs
        ? { bytes: found.bytes, ageMs: maxSharedMs - found.leftMs }
        : null
    },
    async lock(key) {
      const [, name] = await buildKeys(key)
      const lock = randomUUID()
      const options = { expiration: { type: 'PX', value: lockMs }, condition: 'NX' } as const
      return (await redis.run((client) => client.set(name, lock, options))) === null ? null : lock
    },
    async put(key, lock, bytes) {
      const keys = [...(await buildKeys(key))]
      const args = [lock, bytes ?? '', String(lockMs), String(maxSharedMs)]
      await redis.run((client) => client.eval(putScript, { keys, arguments: args }))
    },
  }
}
