import type { PastQuestion } from '#domains/listings/server/listings.history.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { exchangesFor } from '../words/exchanges.ts'
import type { Seeded } from '../seeded.ts'
import type { QuestionedListing } from '../words/thing-asked-about.ts'

interface BidDialog {
  askerIds: readonly AccountId[]
  from: Date
  until: Date
  /** From 0 to 1. */
  appeal: number
  /** The last question stays unanswered, for the newcomer who signs in as the seller. */
  leavesOne: boolean
}

const most = 3
const minute = 60_000

export function imagineQuestions(
  thing: QuestionedListing,
  openDialog: BidDialog,
  dice: Seeded,
): PastQuestion[] {
  const { askerIds, from, until, appeal, leavesOne } = openDialog
  const count = Math.floor(dice.chance() * (appeal * most + 0.6))
  const wanted = Math.min(most, Math.max(count, leavesOne ? 1 : 0))
  const exchanges = dice.shuffled(exchangesFor(thing)).slice(0, wanted)
  const spanMs = until.getTime() - from.getTime()
  const times = exchanges
    .map(() => from.getTime() + spanMs * (0.1 + 0.8 * dice.chance()))
    .toSorted((a, b) => a - b)
  const askers = dice.shuffled(askerIds)
  return exchanges.flatMap((exchange, n): PastQuestion[] => {
    const askedAt = new Date(must(times[n], 'time'))
    const answeredAt = new Date(must(times[n], 'time') + dice.between(6, 700) * minute)
    const waits = leavesOne && n === exchanges.length - 1
    const question = { asker_id: must(askers[n], 'asker'), text: exchange.question, asked_at: askedAt }
    if (waits) return [{ ...question, answer: null }]
    // The seller didn't answer in time, so the question stayed hidden.
    if (answeredAt >= until) return []
    return [{ ...question, answer: { text: exchange.answer(thing), answered_at: answeredAt } }]
  })
}
