import type { PastMessage } from '#server/modules/chat/chat.history.service.ts'
import type { Seeded } from '../seeded.ts'
import { chats } from '../words/chats.ts'

interface Talking {
  type: keyof typeof chats
  from: Date
  until: Date
}

const minute = 60_000

/** Somewhere in the time since the listing began, and perhaps not at its end yet. */
export function imagineChat({ type, from, until }: Talking, dice: Seeded): PastMessage[] {
  const script = dice.pick(chats[type])
  const said = script.slice(0, dice.between(1, script.length))
  const begun_ms = from.getTime() + (until.getTime() - from.getTime()) * (0.2 + 0.7 * dice.chance())
  let at_ms = begun_ms
  return said.flatMap(([by, text]) => {
    at_ms += dice.between(2, 90) * minute
    return at_ms < until.getTime() ? [{ by, text, sent_at: new Date(at_ms) }] : []
  })
}
