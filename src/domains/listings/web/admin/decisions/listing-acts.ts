import { Ban, Check, FolderInput, RotateCcw, Undo2 } from 'lucide-react'
import { decideListings, moveListings } from '#domains/moderation/common/moderation.ts'
import { must } from '#platform/common/must.ts'
import { api } from '#platform/web/session/api.ts'
import type { BulkAct } from '#domains/staff/web/shared/bulk/bulk-progress.tsx'
import * as t from '#domains/listings/texts.ts'

type Status = 'active' | 'suspended' | 'draft'

const decide =
  (status: Status): BulkAct['send'] =>
  (ids, { reason }, options) =>
    api.call(decideListings, { ids, status, reason: reason || undefined }, options)

const undoBy =
  (status: Status): NonNullable<BulkAct['undo']> =>
  (decided, reason, options) =>
    api.call(decideListings, { ids: decided.map(({ id }) => id), status, reason }, options)

/**
 * Bulk actions for the table of listings. Returning and approving can't be undone, because sellers
 * act on them.
 */
export const listListingActs = (categories: { value: string; label: string }[]): BulkAct[] => [
  {
    act: 'approve',
    label: t.approve(),
    icon: Check,
    confirm: (count) => t.approve_count_listings({ count }),
    done: (count) => t.approved_count_listings({ count }),
    what: t.they_go_live_now_and_their_time_starts(),
    help: null,
    send: decide('active'),
  },
  {
    act: 'send_back',
    label: t.send_back(),
    icon: Undo2,
    confirm: (count) => t.send_back_count_listings({ count }),
    done: (count) => t.count_listings_sent_back({ count }),
    what: t.they_go_back_to_draft(),
    help: t.each_seller_will_get_this_as_a_2(),
    send: decide('draft'),
  },
  {
    act: 'move',
    label: t.move_to_category(),
    icon: FolderInput,
    confirm: (count) => t.move_count_listings({ count }),
    done: (count) => t.moved_count_listings({ count }),
    what: t.live_listings_move(),
    help: t.each_seller_will_get_this_as_a_2(),
    categories,
    send: (ids, { reason, category_id: categoryId }, options) =>
      api.call(
        moveListings,
        { moves: ids.map((id) => ({ id, category_id: must(categoryId, 'category_id') })), reason },
        options,
      ),
    undo: (decided, reason, options) => {
      const moves = decided.flatMap(({ id, before }) => (before ? { id, category_id: before } : []))
      return api.call(moveListings, { moves, reason }, options)
    },
  },
  {
    act: 'reinstate',
    label: t.reinstate(),
    icon: RotateCcw,
    confirm: (count) => t.reinstate_count_listings({ count }),
    done: (count) => t.reinstated_count_listings({ count }),
    what: t.theyre_shown_again_with_the_time_they(),
    help: t.each_seller_will_get_this_as_a_2(),
    send: decide('active'),
    undo: undoBy('suspended'),
  },
  {
    act: 'suspend',
    label: t.suspend(),
    icon: Ban,
    danger: true,
    confirm: (count) => t.suspend_count_listings({ count }),
    done: (count) => t.suspended_count_listings({ count }),
    what: t.well_hide_them_and_pause_their_time(),
    help: t.each_seller_will_get_this_as_a(),
    send: decide('suspended'),
    undo: undoBy('active'),
  },
]
