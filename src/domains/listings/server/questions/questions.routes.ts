import {
  answerQuestion,
  askQuestion,
  changeAnswer,
  listQuestions,
  withdrawQuestion,
} from '#domains/listings/common/questions/questions.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  saveAnswer,
  postQuestion,
  changeOwnAnswer,
  readQuestions,
  withdrawOwnQuestion,
} from './questions.service.ts'

export function questionsRoutes(serve: Serve, { db }: Platform): void {
  serve(listQuestions, ({ input, caller }) => readQuestions(db, input, caller))

  serve(askQuestion, ({ input, caller }) => postQuestion(db, caller.id, input.listing_id, input.text))

  serve(withdrawQuestion, async ({ input, caller }) => {
    await withdrawOwnQuestion(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(answerQuestion, ({ input, caller }) => saveAnswer(db, caller.id, input.id, input.text))

  serve(changeAnswer, ({ input, caller }) => changeOwnAnswer(db, caller.id, input))
}
