import type { Api } from '#platform/common/api.ts'
import { listQuestions } from '#domains/listings/common/questions/questions.ts'
import { type QuestionPage, questionsWithPage } from './use-questions.ts'

/** Null on failure: the page renders without them, and the browser requests them again. */
export async function loadQuestions(
  api: Api,
  listing: number,
  signal: AbortSignal,
): Promise<QuestionPage | null> {
  try {
    return await api.call(listQuestions, { listing, page: 1, limit: questionsWithPage }, { signal })
  } catch {
    return null
  }
}
