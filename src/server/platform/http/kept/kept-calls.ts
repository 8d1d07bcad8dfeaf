import { LRUCache } from 'lru-cache'
import type { Api } from '#contract/core/api.ts'
import type { AnyOperation, OperationInput } from '#contract/core/operation.ts'
import { hearTopics } from '../../cache/hear-topics.ts'
import type { Platform } from '../../platform.ts'

export interface KeptCall {
  op: AnyOperation
  getTopic: (input: never) => string
}

/** @param getTopic overtakes what is kept for the input, on every node */
export const keptCall = <Op extends AnyOperation>(
  op: Op,
  getTopic: (input: OperationInput<Op>) => string,
): KeptCall => ({ op, getTopic })

type Answers = Map<string, Promise<unknown>>

/** Bounds what no topic tells of. */
const options = { max: 1_000, ttl: 5_000, ttlResolution: 0 }

/** What pages that are rendered for visitors ask, so that a page asked for again in a moment asks nothing twice. */
export function keepCalls(platform: Pick<Platform, 'db' | 'live'>, calls: KeptCall[]): (api: Api) => Api {
  const kept = new LRUCache<string, Answers>(options)
  const topicOf = new Map(calls.map(({ op, getTopic }) => [op.name, getTopic]))
  hearTopics(platform, { forget: (topic) => void kept.delete(topic), forgetAll: () => kept.clear() })

  function keep(topic: string, key: string, answer: Promise<unknown>) {
    const answers: Answers = kept.peek(topic) ?? new Map<string, Promise<unknown>>()
    answers.set(key, answer)
    if (!kept.has(topic)) kept.set(topic, answers)
    answer.catch(() => answers.delete(key))
    return answer
  }

  return (api) => ({
    async call(op, input, asked) {
      const topic = topicOf.get(op.name)?.(input as never)
      if (topic === undefined) return await api.call(op, input, asked)
      const key = `${op.name} ${JSON.stringify(input)}`
      const known = kept.get(topic)?.get(key) ?? keep(topic, key, api.call(op, input, asked))
      return (await known) as never
    },
  })
}
