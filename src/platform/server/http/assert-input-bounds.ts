import { assertValidUnicode } from '#platform/common/formats/clean-text.ts'
import { refuse } from '../refusal.ts'

const maxValues = 10_000
const maxDepth = 20

/** Refuses input with more parts than any form of ours. Lone surrogates are refused too. */
export function assertInputBounds(sent: unknown): unknown {
  let left = maxValues

  function sound(value: unknown, depth: number): unknown {
    if ((left -= 1) < 0 || depth > maxDepth) refuse('payload_too_large')
    if (typeof value === 'string') return assertValidUnicode(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => sound(each, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [assertValidUnicode(name), sound(each, depth + 1)]),
    )
  }
  return sound(sent, 0)
}
