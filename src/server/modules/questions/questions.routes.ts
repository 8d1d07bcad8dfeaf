import {
  answerQuestion,
  askQuestion,
  changeAnswer,
  listQuestions,
  withdrawQuestion,
} from '#contract/questions/questions.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { answer, ask, change, readQuestions, withdraw } from './questions.service.ts'

export function questionsRoutes(serve: Serve, { db }: Platform): void {
  serve(listQuestions, ({ input, caller }) => readQuestions(db, input, caller))

  serve(askQuestion, ({ input, caller }) => ask(db, caller.id, input.listing_id, input.text))

  serve(withdrawQuestion, async ({ input, caller }) => {
    await withdraw(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(answerQuestion, ({ input, caller }) => answer(db, caller.id, input.id, input.text))

  serve(changeAnswer, ({ input, caller }) => change(db, caller.id, input))
}
