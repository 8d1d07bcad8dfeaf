import * as z from 'zod/mini'
import { findContactDetail } from '#domains/listings/common/contact-details.ts'
import { must } from '#platform/common/must.ts'
import { byId, done, id, instant, idOfListing, page, pageQuery, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/listings/texts.ts'
import { maxQuestionCharacters, maxAnswerCharacters } from './questions.ts'

const publicText = (name: () => string, max: number) =>
  paragraphs(name, max).check(
    z.minLength(3, { error: () => t.name_needs_at_least_3_characters({ name: name() }) }),
    // A text that is too long is refused already, and isn't scanned.
    z.refine((text) => text.length > max || findContactDetail(text) === null, {
      error: ({ input }) =>
        t.please_leave_out_contact_details({
          found: must(findContactDetail(String(input)), 'contact detail'),
        }),
    }),
  )

export const question = z.strictObject({
  id,
  listing_id: idOfListing,
  text: z.string(),
  asked_at: instant,
  asker: z.strictObject({ display_name: z.string(), avatar: z.nullable(z.string()) }),
  is_mine: z.boolean(),
  /** Null while unanswered: then only the seller and the author see the question. */
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

export const listQuestions = {
  query: z.strictObject({ listing: idOfListing, ...pageQuery }),
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
}

export const askQuestion = {
  body: z.strictObject({ listing_id: idOfListing, text: publicText(t.a_question, maxQuestionCharacters) }),
  reply: question,
}

export const withdrawQuestion = {
  params: byId,
  reply: done,
}

export const answerQuestion = {
  params: byId,
  body: z.strictObject({ text: publicText(t.an_answer, maxAnswerCharacters) }),
  reply: question,
}

export const changeAnswer = {
  params: byId,
  body: z.strictObject({ revision: z.int(), text: publicText(t.an_answer, maxAnswerCharacters) }),
  reply: question,
}
