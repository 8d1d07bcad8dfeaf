import type { PastMessage } from '#domains/chat/server/chat.history.service.ts'
import type { Seeded } from '../seeded.ts'
import { chats } from '../words/chats.ts'

interface Talking {
  type: keyof typeof chats
  from: Date
  until: Date
}

const minute = 60_000

/** Places the chat after the start of the listing, possibly unfinished. */
export function imagineChat({ type, from, until }: Talking, dice: Seeded): PastMessage[] {
  const script = dice.pick(chats[type])
  const lines = script.slice(0, dice.between(1, script.length))
  const spanMs = Math.max(0, until.getTime() - from.getTime())
  const longestMs = Math.min(90 * minute, spanMs / 8)
  let atMs = from.getTime() + spanMs * (0.05 + 0.3 * dice.chance())
  return lines.map(([by, text]) => {
    atMs += longestMs * (0.05 + 0.95 * dice.chance())
    return { by, text, sent_at: new Date(atMs) }
  })
}
