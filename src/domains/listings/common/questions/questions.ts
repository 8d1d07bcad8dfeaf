import { operation } from '#platform/common/operation.ts'
import type * as shapes from './questions.shapes.ts'

export type * from './questions.shapes.ts'

export const maxQuestionCharacters = 1_000
export const maxAnswerCharacters = 2_000

export const maxWaitingQuestions = 3

export const listQuestions = operation<typeof shapes.listQuestions>('GET /question')({
  name: 'listQuestions',
  summary: 'The questions on a listing: what waits for an answer and is mine to see, then the latest',
  access: 'anyone',
  view: 'public',
  keyScope: 'questions:read',
  limit: { calls: 600, per: 'minute' },
})

export const askQuestion = operation<typeof shapes.askQuestion>('POST /question')({
  name: 'askQuestion',
  summary: 'Ask the seller of a live listing; the same question twice is one while it waits',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['listing_closed', 'own_listing', 'questions_waiting', 'blocked', 'partly_suspended'],
})

export const withdrawQuestion = operation<typeof shapes.withdrawQuestion>('DELETE /question/{id}')({
  name: 'withdrawQuestion',
  summary: 'Take back a question of my own that has no answer yet',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['already_answered'],
})

export const answerQuestion = operation<typeof shapes.answerQuestion>('POST /question-answer/{id}')({
  name: 'answerQuestion',
  summary: 'Answer a question on a live listing of my own, for everyone to read',
  access: 'user',
  keyScope: 'questions:write',
  limit: { calls: 120, per: 'hour' },
  status: 201,
  refusals: ['listing_closed', 'already_answered', 'partly_suspended'],
})

export const changeAnswer = operation<typeof shapes.changeAnswer>('PUT /question-answer/{id}')({
  name: 'changeAnswer',
  summary: 'Change an answer of mine while the listing is live; revision is the one that was read',
  access: 'user',
  keyScope: 'questions:write',
  limit: { calls: 120, per: 'hour' },
  refusals: ['listing_closed', 'answer_changed', 'partly_suspended'],
})
