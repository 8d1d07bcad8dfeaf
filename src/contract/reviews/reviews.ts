import * as z from 'zod/mini'
import { findContactDetail } from '#shared/rules/contact-details.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, line, page, page_query, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_review_characters = 2_000
export const max_reply_characters = 1_000

export const review_days = 60
export const blind_days = 14
export const late_change_days = 7
/** Stars; a review with more can't be disputed. */
export const max_disputable = 2

const publicText = (name: () => string, max: number) =>
  paragraphs(name, max).check(
    z.minLength(3, { error: () => t.name_needs_at_least_3_characters({ name: name() }) }),
    z.refine((text) => text.length > max || findContactDetail(text) === null, {
      error: ({ input }) => t.please_leave_out_contact_details({ found: findContactDetail(String(input))! }),
    }),
  )

export const rating = z
  .number({ error: t.choose_from_0_to_5_stars })
  .check(
    z.minimum(0, { error: t.choose_from_0_to_5_stars }),
    z.maximum(5, { error: t.choose_from_0_to_5_stars }),
    z.multipleOf(0.5, { error: t.use_half_or_whole_stars }),
  )

const review_text = publicText(t.a_review, max_review_characters)
const person = z.strictObject({ id, display_name: z.string(), avatar: z.nullable(z.string()) })

export const review = z.strictObject({
  id,
  trade_id: id,
  listing: z.strictObject({ id, type: z.enum(['general', 'vehicle', 'property']), title: z.string() }),
  author: person,
  about: person,
  about_role: z.enum(['buyer', 'seller']),
  rating: z.number(),
  text: z.string(),
  written_at: instant,
  /** Written when the other side's review could already be read; everyone is told so. */
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

export const listReviews = operation({
  name: 'listReviews',
  summary: 'What is said of a member, newest first; or what was said about me, or by me',
  method: 'GET',
  path: '/review',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  query: z
    .strictObject({
      user: z.optional(id),
      mine: z.optional(z.enum(['about', 'written'])),
      ...page_query,
    })
    .check(
      z.refine(({ user, mine }) => (user === undefined) !== (mine === undefined), {
        path: ['user'],
        error: t.give_a_user_or_mine,
      }),
    ),
  reply: page(review),
  refusals: [],
})

export const getReview = operation({
  name: 'getReview',
  summary: 'One review, as far as the caller may see it yet',
  method: 'GET',
  path: '/review/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: review,
  refusals: [],
})

export const writeReview = operation({
  name: 'writeReview',
  summary: 'Review the other side of a trade, once; hidden until both have written or 14 days have passed',
  method: 'POST',
  path: '/review',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ trade_id: id, rating, text: review_text }),
  status: 201,
  reply: review,
  refusals: ['already_reviewed', 'not_reviewable'],
})

export const changeReview = operation({
  name: 'changeReview',
  summary: 'Change a review of mine, or reply once to one about me',
  method: 'PUT',
  path: '/review/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z
    .strictObject({
      rating: z.optional(rating),
      text: z.optional(review_text),
      reply: z.optional(publicText(t.a_reply, max_reply_characters)),
    })
    .check(
      z.refine(
        ({ rating: stars, text, reply }) =>
          (stars !== undefined || text !== undefined) !== (reply !== undefined),
        { path: ['text'], error: t.send_either_the_changed_review_or_a_reply },
      ),
    ),
  reply: review,
  refusals: ['review_closed', 'already_replied'],
})

export const removeReview = operation({
  name: 'removeReview',
  summary: 'Remove a review, with a reason that its author reads; an open dispute ends with it',
  method: 'DELETE',
  path: '/review/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  query: z.strictObject({
    reason: line(t.reason, 500, 3),
    /** Read by the person the review is about. */
    word: z.optional(line(t.reason, 500, 3)),
    /** The dispute as the admin saw it; refused if it has changed since. */
    dispute: z.optional(z.enum(['none', 'open', 'upheld'])),
  }),
  reply: done,
  refusals: ['review_closed'],
})

export const upholdReview = operation({
  name: 'upholdReview',
  summary: 'Let a disputed review stand, with a word that both its people read',
  method: 'POST',
  path: '/review-uphold/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ word: line(t.message_to_both, 500, 3) }),
  reply: review,
  refusals: ['review_closed'],
})

export const disputeReview = operation({
  name: 'disputeReview',
  summary: 'Dispute a review of 2 or less about me, once; an admin upholds or removes it',
  method: 'POST',
  path: '/negative-review',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    review_id: id,
    reason: paragraphs(t.the_reason, 1_000).check(
      z.minLength(3, { error: t.say_whats_wrong_with_it_in_a_few }),
    ),
  }),
  status: 201,
  reply: review,
  refusals: ['review_closed', 'already_disputed'],
})

const counted = z.strictObject({ average: z.nullable(z.number()), count: z.int() })

export const review_stats = z.strictObject({
  /** 0 to 5 with two decimals; null without reviews. */
  average: z.nullable(z.number()),
  count: z.int(),
  /** The average as a share of 5: '87.50%'; null without reviews. */
  percentage: z.nullable(z.string()),
  distribution: z.array(z.strictObject({ rating: z.number(), count: z.int() })),
  as_buyer: counted,
  as_seller: counted,
})
export type ReviewStats = z.output<typeof review_stats>

export const getOwnReviewStats = operation({
  name: 'getOwnReviewStats',
  summary: 'My rating, of what is shown',
  method: 'GET',
  path: '/user-review-stats',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: review_stats,
  refusals: [],
})

export const getReviewStats = operation({
  name: 'getReviewStats',
  summary: 'The rating of a member, of what is shown',
  method: 'GET',
  path: '/user-review-stats/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: review_stats,
  refusals: [],
})

export const due_review = z.strictObject({
  trade_id: id,
  listing: z.strictObject({
    id,
    type: z.enum(['general', 'vehicle', 'property']),
    title: z.string(),
    thumb_url: z.nullable(z.string()),
  }),
  other: z.strictObject({ id, display_name: z.string() }),
  role: z.enum(['buyer', 'seller']),
  agreed_at: instant,
  until: instant,
  /** The other side's review is hidden until the caller has written too. */
  other_has_written: z.boolean(),
})
export type DueReview = z.output<typeof due_review>

export const listDueReviews = operation({
  name: 'listDueReviews',
  summary: 'Trades whose other side I may review now, the most urgent first',
  method: 'GET',
  path: '/review-due',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ ...page_query }),
  reply: page(due_review),
  refusals: [],
})
