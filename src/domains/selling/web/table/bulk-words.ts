import type { BulkAct, BulkRun } from './bulk-run.ts'
import type { OwnRow } from './use-own-listings.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/selling/texts.ts'

interface BulkWords {
  title: string
  what_happens: string
  confirm: string
  needs_reason: boolean
  announce: (run: Pick<BulkRun, 'done' | 'of'>) => string
}

export function describeBulk(act: BulkAct, rows: Pick<OwnRow, 'bid_count'>[]): BulkWords {
  const count = rows.length
  if (act === 'relist') {
    return {
      title: t.relist_these({ count }),
      what_happens: t.each_goes_live_now_with_the_same({ count }),
      confirm: t.relist_them({ count }),
      needs_reason: false,
      announce: ({ done, of }) =>
        done.length === of
          ? t.count_listings_relisted({ count: of })
          : t.done_of_count_relisted({ done: done.length, count: of }),
    }
  }
  const with_bids = rows.filter((row) => row.bid_count > 0).length
  return {
    title: t.withdraw_these({ count }),
    what_happens: joinSentences(
      t.each_comes_down_now_and_wont_be_sold({ count }),
      ...(with_bids === 0
        ? [t.no_one_has_bid({ count })]
        : [t.count_have_bids_well_tell_everyone({ count: with_bids }), t.you_cant_undo_this()]),
    ),
    confirm: t.withdraw_them({ count }),
    needs_reason: with_bids > 0,
    announce: ({ done, of }) =>
      done.length === of
        ? t.count_listings_withdrawn({ count: of })
        : t.done_of_count_withdrawn({ done: done.length, count: of }),
  }
}
