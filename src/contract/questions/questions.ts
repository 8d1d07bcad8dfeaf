import * as z from 'zod/mini'
import { findContactDetail } from '#shared/rules/contact-details.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, page, page_query, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_question_characters = 1_000
export const max_answer_characters = 2_000

export const max_waiting_questions = 3

const publicText = (name: () => string, max: number) =>
  paragraphs(name, max).check(
    z.minLength(3, { error: () => t.name_needs_at_least_3_characters({ name: name() }) }),
    // Too long a text is refused already, and isn't scanned.
    z.refine((text) => text.length > max || findContactDetail(text) === null, {
      error: ({ input }) => t.please_leave_out_contact_details({ found: findContactDetail(String(input))! }),
    }),
  )

export const question = z.strictObject({
  id,
  listing_id: id,
  text: z.string(),
  asked_at: instant,
  asker: z.strictObject({ display_name: z.string(), avatar: z.nullable(z.string()) }),
  is_mine: z.boolean(),
  /** Null while unanswered: then only the seller and the asker see the question. */
  answer: z.nullable(
    z.strictObject({
      text: z.string(),
      answered_at: instant,
      changed_at: z.nullable(instant),
      revision: z.int(),
    }),
  ),
})
export type Question = z.output<typeof question>

export const listQuestions = operation({
  name: 'listQuestions',
  summary: 'The questions on a listing: what waits for an answer and is mine to see, then the latest',
  method: 'GET',
  path: '/question',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  query: z.strictObject({ listing: id, ...page_query }),
  reply: z.strictObject({
    ...page(question).shape,
    waiting: z.int(),
    changed_at: z.nullable(instant),
    viewer: z.nullable(
      z.strictObject({
        may_ask: z.boolean(),
        may_answer: z.boolean(),
        why_not: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
})

export const askQuestion = operation({
  name: 'askQuestion',
  summary: 'Ask the seller of a live listing; the same question twice is one while it waits',
  method: 'POST',
  path: '/question',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({ listing_id: id, text: publicText(t.a_question, max_question_characters) }),
  status: 201,
  reply: question,
  refusals: ['listing_closed', 'own_listing', 'questions_waiting', 'blocked', 'partly_suspended'],
})

export const withdrawQuestion = operation({
  name: 'withdrawQuestion',
  summary: 'Take back a question of my own that has no answer yet',
  method: 'DELETE',
  path: '/question/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  reply: done,
  refusals: ['already_answered'],
})

export const answerQuestion = operation({
  name: 'answerQuestion',
  summary: 'Answer a question on a live listing of my own, for everyone to read',
  method: 'POST',
  path: '/question-answer/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  params: by_id,
  body: z.strictObject({ text: publicText(t.an_answer, max_answer_characters) }),
  status: 201,
  reply: question,
  refusals: ['listing_closed', 'already_answered', 'partly_suspended'],
})

export const changeAnswer = operation({
  name: 'changeAnswer',
  summary: 'Change an answer of mine while the listing is live; revision is the one that was read',
  method: 'PUT',
  path: '/question-answer/{id}',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  params: by_id,
  body: z.strictObject({ revision: z.int(), text: publicText(t.an_answer, max_answer_characters) }),
  reply: question,
  refusals: ['listing_closed', 'answer_changed', 'partly_suspended'],
})
