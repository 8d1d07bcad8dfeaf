import { Eye, EyeOff } from 'lucide-react'
import { decideReviews, type ReviewAct } from '#domains/reviews/common/review-table.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { api } from '#platform/web/session/api.ts'
import type { BulkAct } from '#domains/staff/web/shared/bulk/bulk-acts.ts'
import * as t from '#domains/reviews/texts.ts'

const decide =
  (act: ReviewAct): BulkAct['send'] =>
  (ids, { reason }, options) =>
    api.call(decideReviews, { ids, act, reason }, options)

const undoBy =
  (act: ReviewAct): NonNullable<BulkAct['undo']> =>
  (decided, reason, options) =>
    api.call(decideReviews, { ids: decided.map(({ id }) => id), act, reason }, options)

export const getReviewActs = makeTexts((): BulkAct[] => [
  {
    act: 'put_back',
    label: t.put_back(),
    icon: Eye,
    confirm: (count) => t.put_back_count_reviews({ count }),
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
    what: t.theyre_hidden_and_no_longer_count(),
    help: t.their_people_read_this(),
    send: decide('remove'),
    undo: undoBy('put_back'),
  },
])
