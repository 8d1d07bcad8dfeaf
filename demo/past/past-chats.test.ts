import { expect, test } from 'vitest'
import { makeDice } from '../seeded.ts'
import { imagineChat } from './past-chats.ts'

const from = new Date('2026-11-20T00:00:00Z')

test.each([
  ['a minute', 60_000],
  ['an hour', 3_600_000],
  ['a week', 7 * 86_400_000],
])('a past chat within %s starts with the buyer and is in order', (_name, spanMs) => {
  const until = new Date(from.getTime() + spanMs)
  for (let number = 0; number < 50; number += 1) {
    for (const type of ['general', 'vehicle', 'property'] as const) {
      const messages = imagineChat({ type, from, until }, makeDice(7, number))
      expect(messages[0]!.by).toBe('buyer')
      const times = messages.map(({ sent_at }) => sent_at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBeGreaterThan(from.getTime())
      expect(times.at(-1)).toBeLessThan(until.getTime())
    }
  }
})
