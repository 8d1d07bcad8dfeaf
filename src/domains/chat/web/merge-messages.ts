/**
 * Appends the newest page to the known messages. Starts again with that page if messages between
 * the two were missed. Returns the same array if nothing is new.
 * @param known without gaps, oldest first
 * @param newest the latest page of the conversation, oldest first
 * @param hiddenNumber the reader has deleted messages up to here, on any device
 */
import { must } from '#platform/common/must.ts'
export function mergeMessages<Message extends { number: number }>(
  known: Message[],
  newest: Message[],
  hiddenNumber = 0,
): Message[] {
  const left =
    (known[0]?.number ?? 1) > hiddenNumber ? known : known.filter(({ number }) => number > hiddenNumber)
  const [first] = newest
  const lastKnown = left.at(-1)
  if (!first) return left
  if (!lastKnown || first.number > lastKnown.number + 1) return newest
  const last = must(newest.at(-1), 'last of the newest messages')
  if (last.number <= lastKnown.number && first.number >= must(left[0], 'first message').number) return left
  return [...left.filter(({ number }) => number < first.number), ...newest]
}
