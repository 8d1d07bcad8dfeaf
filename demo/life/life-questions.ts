import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import { answerTo } from '../words/write-answer.ts'
import { exchangesFor } from '../words/exchanges.ts'
import { getApi, getPeople, type Stage } from './life-acts.ts'
import { weighedPick } from './life-decisions.ts'
import {
  selectAskables,
  selectWaiting,
  type AskableSeen,
  type WaitingSeen,
} from './life-questions.queries.ts'
import { getShare } from '../seeded.ts'

const minute = 60_000
const maxPerListing = 3
const minApartMs = 12 * minute

export function dueQuestions(
  { texts, starts_at: startsAt, last_asked_at: lastAskedAt, thing }: AskableSeen,
  now: Date,
): string[] {
  const sinceMs = (then: Date) => now.getTime() - then.getTime()
  if (texts.length >= maxPerListing || sinceMs(startsAt) < minute) return []
  if (lastAskedAt && sinceMs(lastAskedAt) < minApartMs) return []
  return exchangesFor(thing).flatMap(({ question }) => (texts.includes(question) ? [] : [question]))
}

export function isTimeToAnswer(
  { question_id: questionId, asked_at: askedAt }: WaitingSeen,
  now: Date,
): boolean {
  return now.getTime() - askedAt.getTime() >= (2 + 3 * getShare(questionId, 6)) * minute
}

export async function requestSomething(stage: Stage): Promise<boolean> {
  const { platform, members, dice } = stage
  const ids = [...members.keys()]
  const now = new Date()
  const open = (await selectAskables(platform.db, ids)).flatMap((seen) => {
    const texts = dueQuestions(seen, now)
    return texts.length > 0 ? [{ seen, texts }] : []
  })
  const chosen = weighedPick(open, ({ seen }) => (members.has(seen.seller_id) ? 1 : 12), dice.chance)
  if (!chosen) return false
  const askers = getPeople(stage).flatMap(([id]) => (id === chosen.seen.seller_id ? [] : [id]))
  const { api } = await getApi(stage, dice.pick(askers))
  await api.call(askQuestion, { listing_id: chosen.seen.listing_id, text: dice.pick(chosen.texts) })
  return true
}

export async function answerSomething(stage: Stage): Promise<boolean> {
  const { platform, members } = stage
  const now = new Date()
  const waiting = await selectWaiting(platform.db, [...members.keys()])
  const one = waiting.find((seen) => isTimeToAnswer(seen, now))
  if (!one) return false
  const { api } = await getApi(stage, one.seller_id)
  const text = answerTo(one.text, one.thing, one.question_id)
  await api.call(answerQuestion, { id: one.question_id, text })
  return true
}
