import * as z from 'zod/mini'
import { findContactDetail } from '#domains/listings/common/contact-details.ts'
import { bulkIds, bulkOutcome, bulkPlan } from '#platform/common/bulk.shapes.ts'
import { must } from '#platform/common/must.ts'
import {
  idOfAccount,
  byAccount,
  byId,
  done,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
  calendarDay,
  tableQuery,
} from '#platform/common/shapes.ts'
import { maxReviewCharacters, maxReplyCharacters, reviewActs } from './reviews.ts'
import * as t from '#domains/reviews/texts.ts'

const publicText = (name: () => string, max: number) =>
  paragraphs(name, max).check(
    z.minLength(3, { error: () => t.name_needs_at_least_3_characters({ name: name() }) }),
    z.refine((text) => text.length > max || findContactDetail(text) === null, {
      error: ({ input }) =>
        t.please_leave_out_contact_details({
          found: must(findContactDetail(String(input)), 'contact detail'),
        }),
    }),
  )

export const rating = z
  .number({ error: t.choose_from_0_to_5_stars })
  .check(
    z.minimum(0, { error: t.choose_from_0_to_5_stars }),
    z.maximum(5, { error: t.choose_from_0_to_5_stars }),
    z.multipleOf(0.5, { error: t.use_half_or_whole_stars }),
  )

const reviewText = publicText(t.a_review, maxReviewCharacters)
const person = z.strictObject({ id: idOfAccount, display_name: z.string(), avatar: z.nullable(z.string()) })

export const review = z.strictObject({
  id,
  trade_id: id,
  listing: z.strictObject({
    id: idOfListing,
    type: z.enum(['general', 'vehicle', 'property']),
    title: z.string(),
  }),
  author: person,
  about: person,
  about_role: z.enum(['buyer', 'seller']),
  rating: z.number(),
  text: z.string(),
  written_at: instant,
  /** Written when the other side's review could already be read; readers are told so. */
  is_after_reading: z.boolean(),
  changed_at: z.nullable(instant),
  shown_at: instant,
  is_shown: z.boolean(),
  reply: z.nullable(z.strictObject({ text: z.string(), at: instant })),
  /** Null if undisputed; only for the reviewed, the author and admins. */
  dispute: z.nullable(
    z.strictObject({
      reason: z.nullable(z.string()),
      at: instant,
      outcome: z.nullable(z.enum(['upheld', 'removed'])),
      word: z.nullable(z.string()),
      decided_at: z.nullable(instant),
    }),
  ),
  /** A removed review is visible only to its two people and admins. */
  removed: z.nullable(z.strictObject({ at: instant, reason: z.string() })),
  may: z.strictObject({ change: z.boolean(), reply: z.boolean(), dispute: z.boolean() }),
})
export type Review = z.output<typeof review>

export const listReviews = {
  query: z
    .strictObject({
      user: z.optional(idOfAccount),
      mine: z.optional(z.enum(['about', 'written'])),
      /** As one of its sides: what I wrote, and what the other side wrote once it is shown. */
      trade: z.optional(id),
      ...pageQuery,
    })
    .check(
      z.refine(
        (query) => [query.user, query.mine, query.trade].filter((one) => one !== undefined).length === 1,
        {
          path: ['user'],
          error: t.give_a_user_or_mine,
        },
      ),
    ),
  reply: page(review),
}

export const getReview = {
  params: byId,
  reply: review,
}

export const writeReview = {
  body: z.strictObject({ trade_id: id, rating, text: reviewText }),
  reply: review,
}

export const changeReview = {
  params: byId,
  body: z
    .strictObject({
      rating: z.optional(rating),
      text: z.optional(reviewText),
      reply: z.optional(publicText(t.a_reply, maxReplyCharacters)),
    })
    .check(
      z.refine(
        ({ rating: stars, text, reply }) =>
          (stars !== undefined || text !== undefined) !== (reply !== undefined),
        { path: ['text'], error: t.send_either_the_changed_review_or_a_reply },
      ),
    ),
  reply: review,
}

export const removeReview = {
  params: byId,
  query: z.strictObject({
    reason: line(t.reason, 500, 3),
    /** Shown to the person the review is about. */
    word: z.optional(line(t.reason, 500, 3)),
    /** The dispute as the admin saw it; refused if it has changed since. */
    dispute: z.optional(z.enum(['none', 'open', 'upheld'])),
  }),
  reply: done,
}

export const upholdReview = {
  params: byId,
  body: z.strictObject({ word: line(t.message_to_both, 500, 3) }),
  reply: review,
}

export const disputeReview = {
  body: z.strictObject({
    review_id: id,
    reason: paragraphs(t.the_reason, 1_000).check(
      z.minLength(3, { error: t.say_whats_wrong_with_it_in_a_few }),
    ),
  }),
  reply: review,
}

const counted = z.strictObject({ average: z.nullable(z.number()), count: z.int() })

export const reviewStats = z.strictObject({
  /** 0 to 5 with two decimals; null without reviews. */
  average: z.nullable(z.number()),
  count: z.int(),
  /** The average as a share of 5: '87.50%'; null without reviews. */
  percentage: z.nullable(z.string()),
  distribution: z.array(z.strictObject({ rating: z.number(), count: z.int() })),
  as_buyer: counted,
  as_seller: counted,
})
export type ReviewStats = z.output<typeof reviewStats>

export const getOwnReviewStats = {
  reply: reviewStats,
}

export const getReviewStats = {
  params: byAccount,
  reply: reviewStats,
}

export const dueReview = z.strictObject({
  trade_id: id,
  listing: z.strictObject({
    id: idOfListing,
    type: z.enum(['general', 'vehicle', 'property']),
    title: z.string(),
    thumb_url: z.nullable(z.string()),
  }),
  other: z.strictObject({ id: idOfAccount, display_name: z.string() }),
  role: z.enum(['buyer', 'seller']),
  agreed_at: instant,
  until: instant,
  /** The other side's review is hidden until the caller has written too. */
  other_has_written: z.boolean(),
})
export type DueReview = z.output<typeof dueReview>

export const listDueReviews = {
  query: z.strictObject({ ...pageQuery }),
  reply: page(dueReview),
}

const reviewSearch = {
  q: z.optional(line(t.search, 100, 0)),
  state: z.optional(z.enum(['disputed', 'shown', 'hidden', 'removed'])),
  stars: z.optional(z.enum(['low', 'middle', 'high'])),
  /** Written on these days in Auckland, inclusive. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  sort: z._default(z.enum(['written_at', 'rating']), 'written_at'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAllReviews = {
  query: z.strictObject({ ...reviewSearch, ...tableQuery }),
  reply: page(review),
}

export const planReviews = {
  query: z.strictObject({ ...reviewSearch, act: z.enum(reviewActs) }),
  reply: bulkPlan,
}

export const decideReviews = {
  body: z.strictObject({ ids: bulkIds, act: z.enum(reviewActs), reason: line(t.reason, 500, 3) }),
  reply: bulkOutcome,
}
