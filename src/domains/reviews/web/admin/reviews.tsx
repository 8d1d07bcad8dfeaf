import { Eye, EyeOff, Star } from 'lucide-react'
import { Link } from 'react-router'
import { listAllReviews as shapes } from '#domains/reviews/common/reviews.shapes.ts'
import {
  decideReviews,
  type ReviewAct,
  type Review,
  listAllReviews,
  planReviews,
} from '#domains/reviews/common/reviews.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import type { BulkAct } from '#domains/staff/web/shared/bulk/bulk-progress.tsx'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { describeDays } from '#domains/staff/web/shared/table/filter-bar.tsx'
import { truncateText } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { api } from '#platform/web/session/api.ts'
import { Stars } from '#platform/web/ui/facts/stars.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { ReviewState, getStateLabels } from './review-state.tsx'
import * as t from '#domains/reviews/texts.ts'

const decide =
  (act: ReviewAct): BulkAct['send'] =>
  (ids, { reason }, options) =>
    api.call(decideReviews, { ids, act, reason }, options)

const undoBy =
  (act: ReviewAct): NonNullable<BulkAct['undo']> =>
  (decided, reason, options) =>
    api.call(decideReviews, { ids: decided.map(({ id }) => id), act, reason }, options)

const getReviewActs = makeTexts((): BulkAct[] => [
  {
    act: 'put_back',
    label: t.put_back(),
    icon: Eye,
    confirm: (count) => t.put_back_count_reviews({ count }),
    done: (count) => t.count_reviews_put_back({ count }),
    what: t.theyre_shown_and_count_again(),
    help: t.kept_in_the_audit_log(),
    send: decide('put_back'),
    undo: undoBy('remove'),
  },
  {
    act: 'remove',
    label: t.remove_all(),
    icon: EyeOff,
    danger: true,
    confirm: (count) => t.remove_count_reviews({ count }),
    done: (count) => t.count_reviews_removed({ count }),
    what: t.theyre_hidden_and_no_longer_count(),
    help: t.their_people_read_this(),
    send: decide('remove'),
    undo: undoBy('put_back'),
  },
])

export const meta = makeAdminMeta(t.reviews)

const reviews = defineTable({
  name: 'reviews',
  path: '/reviews',
  operation: listAllReviews,
  query: shapes.query,
  icon: Star,
  words: () => ({
    title: t.reviews(),
    count: (count) => t.count_reviews({ count }),
    failed: t.the_reviews_didnt_load(),
    loading: t.loading_the_reviews(),
    seeAll: t.see_all_reviews(),
    noMatches: t.try_other_words_or_remove_a_filter(),
    none: { title: t.reviews_no_reviews_yet(), text: t.reviews_from_buyers_and_sellers_are() },
  }),
  nothing: ({ search: { state, ...others } }, isNarrowed) =>
    state === 'disputed' && !isNarrowed(others)
      ? { title: t.no_disputed_reviews(), text: t.when_someone_disputes_a_review() }
      : null,
  filters: ({ search: { from, to } }) => [
    { kind: 'search', label: t.words_names_or_numbers() },
    { kind: 'choice', name: 'state', label: t.state(), any: t.any_state(), options: getStateLabels() },
    {
      kind: 'choice',
      name: 'stars',
      label: t.stars(),
      any: t.any_stars(),
      options: { low: t.n_2_or_less(), middle: t.n_2_5_to_3_5(), high: t.n_4_or_more() },
    },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: t.written_from(),
      chip: () => describeDays(t.written(), from, to),
    },
  ],
  columns: () => getColumns(),
  bulk: {
    plan: planReviews,
    decide: decideReviews,
    acts: getReviewActs,
    changes: [listAllReviews],
    nameRow: ({ id }) => id,
  },
})

export default reviews.Page

const getColumns = makeTexts((): Column<Review>[] => [
  {
    key: 'rating',
    head: t.stars(),
    sortable: 'asc',
    cell: ({ rating }) => <Stars rating={rating} size={14} />,
  },
  {
    key: 'text',
    head: t.review(),
    grows: true,
    fixed: true,
    cell: (review) => (
      <span className="grid min-w-0">
        <Link
          to={`/reviews/${review.id}`}
          className={`${rowLink} line-clamp-2 wrap-anywhere md:line-clamp-1`}
        >
          {truncateText(review.text.replace(/\s+/g, ' '), 160)}
        </Link>
        <span className="truncate text-xs text-ink-2 md:hidden">
          {t.author_about_member({
            author: review.author.display_name,
            member: review.about.display_name,
          })}
        </span>
        <span className="mt-0.5 md:hidden">
          <ReviewState review={review} />
        </span>
      </span>
    ),
  },
  {
    key: 'people',
    head: t.between(),
    wide: true,
    cell: ({ author, about }) => (
      <span className="block max-w-56 truncate">
        {t.author_about_member({ author: author.display_name, member: about.display_name })}
      </span>
    ),
  },
  {
    key: 'listing',
    head: t.listing(),
    spacious: true,
    cell: ({ listing }) => (
      <span className="block max-w-36 truncate 2xl:max-w-56" title={listing.title}>
        {listing.title}
      </span>
    ),
  },
  { key: 'state', head: t.state(), wide: true, cell: (review) => <ReviewState review={review} /> },
  {
    key: 'written_at',
    head: t.written(),
    sortable: 'desc',
    figure: true,
    wide: true,
    cell: ({ written_at: writtenAt }) => formatDay(writtenAt),
  },
])
