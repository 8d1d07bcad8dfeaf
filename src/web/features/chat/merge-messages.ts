import type { ChatMessage } from '#contract/chat/chat.ts'

/**
 * What is known so far, continued by the newest page. Starts again with that page where messages between the two were
 * missed. The same array where nothing is new.
 * @param known without gaps, oldest first
 * @param newest the latest page of the conversation, oldest first
 */
export function mergeMessages(known: ChatMessage[], newest: ChatMessage[]): ChatMessage[] {
  const [first] = newest
  const last_known = known.at(-1)
  if (!first) return known
  if (!last_known || first.number > last_known.number + 1) return newest
  const last = newest.at(-1)!
  if (last.number <= last_known.number && first.number >= known[0]!.number) return known
  return [...known.filter(({ number }) => number < first.number), ...newest]
}
