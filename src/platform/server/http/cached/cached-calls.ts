import type { Api } from '#platform/common/api.ts'
import type { AnyOperation, OperationInput } from '#platform/common/operation.ts'
import type { CacheOptions, EntryRules } from '../../cache/cache.ts'
import type { Platform } from '../../platform.ts'

export interface CachedCall {
  op: AnyOperation
  getTopic: (input: never) => string
}

/** @param getTopic invalidates the answer to this input */
export const cachedCall = <Op extends AnyOperation>(
  op: Op,
  getTopic: (input: OperationInput<Op>) => string,
): CachedCall => ({ op, getTopic })

const pageCalls: CacheOptions<object> = {
  name: 'calls of pages',
  maxBytes: 16 * 2 ** 20,
  sizeOf: (answer) => 2 * JSON.stringify(answer).length + 500,
  /** For changes that no topic announces. */
  ttlMs: 5_000,
}

/** A page that is rendered again in a moment then repeats no query. */
export function cacheCalls(
  { caches, replica }: Pick<Platform, 'caches' | 'replica'>,
  calls: CachedCall[],
): (api: Api, rules?: Pick<EntryRules, 'readsOwnWrites'>) => Api {
  const cache = (replica?.caches ?? caches).open(pageCalls)
  const topicOf = new Map(calls.map(({ op, getTopic }) => [op.name, getTopic]))
  return (api, rules) => ({
    async call(op, input, options) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The topic is found by the name of the operation.
      const topic = topicOf.get(op.name)?.(input as never)
      if (topic === undefined) return await api.call(op, input, options)
      const load = async () => (await api.call(op, input, options)) as object
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names the operation and its input.
      return (await cache.read(`${op.name} ${JSON.stringify(input)}`, load, {
        ...rules,
        topics: [topic],
      })) as never
    },
  })
}
