/**
 * Appends the newest page to the known messages. Starts again with that page if messages between
 * the two were missed. Returns the same array if nothing is new.
 * @param known without gaps, oldest first
 * @param newest the latest page of the conversation, oldest first
 * @param hiddenNumber the reader has deleted messages up to here, on any device
 */
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatDay, formatShortInstant, formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import * as t from '#domains/chat/texts.ts'

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

const dayMs = 86_400_000

const dayOf = (at: Date) => aucklandLocal(at).slice(0, 10)

/** 'Today', 'Yesterday', 'Sat 28 November'. */
export function formatMessageDay(instant: string, now: number): string {
  const day = dayOf(new Date(instant))
  if (day === dayOf(new Date(now))) return t.today()
  return day === dayOf(new Date(now - dayMs)) ? t.yesterday() : formatDay(day)
}

export const isSameDay = (one: string, other: string): boolean =>
  dayOf(new Date(one)) === dayOf(new Date(other))

/** '7:30 pm' today, 'Yesterday', then 'Sat 28 Nov'. */
export function formatWhen(instant: string, now: number): string {
  const at = new Date(instant)
  const day = formatMessageDay(instant, now)
  if (day === t.today()) return formatTimeOfDay(at)
  return day === t.yesterday() ? day : formatShortInstant(at).replace(/,.*/, '')
}
