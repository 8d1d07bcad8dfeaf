import type { PastQuestion } from '#domains/listings/server/questions/questions.history.service.ts'
import { exchangesFor } from '../words/exchanges.ts'
import type { Seeded } from '../seeded.ts'
import type { QuestionedListing } from '../words/thing-asked-about.ts'

interface BidDialog {
  asker_ids: readonly number[]
  from: Date
  until: Date
  /** From 0 to 1. */
  appeal: number
  /** The last question stays unanswered, for the newcomer who signs in as the seller. */
  leaves_one: boolean
}

const most = 3
const minute = 60_000

export function imagineQuestions(thing: QuestionedListing, openDialog: BidDialog, dice: Seeded): PastQuestion[] {
  const { asker_ids, from, until, appeal, leaves_one } = openDialog
  const count = Math.floor(dice.chance() * (appeal * most + 0.6))
  const wanted = Math.min(most, Math.max(count, leaves_one ? 1 : 0))
  const exchanges = dice.shuffled(exchangesFor(thing)).slice(0, wanted)
  const span_ms = until.getTime() - from.getTime()
  const times = exchanges
    .map(() => from.getTime() + span_ms * (0.1 + 0.8 * dice.chance()))
    .toSorted((a, b) => a - b)
  const askers = dice.shuffled(asker_ids)
  return exchanges.flatMap((exchange, n): PastQuestion[] => {
    const asked_at = new Date(times[n]!)
    const answered_at = new Date(times[n]! + dice.between(6, 700) * minute)
    const waits = leaves_one && n === exchanges.length - 1
    const question = { asker_id: askers[n]!, text: exchange.question, asked_at }
    if (waits) return [{ ...question, answer: null }]
    // The seller didn't answer in time, so the question stayed hidden.
    if (answered_at >= until) return []
    return [{ ...question, answer: { text: exchange.answer(thing), answered_at } }]
  })
}
