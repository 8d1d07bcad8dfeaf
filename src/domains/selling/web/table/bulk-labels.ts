import type { BulkAct, BulkRun } from './bulk-run.ts'
import type { OwnRow } from './use-own-listings.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/selling/texts.ts'

interface BulkLabels {
  title: string
  whatHappens: string
  confirm: string
  needsReason: boolean
  announce: (run: Pick<BulkRun, 'done' | 'of'>) => string
}

export function describeBulk(act: BulkAct, rows: Pick<OwnRow, 'bid_count'>[]): BulkLabels {
  const count = rows.length
  if (act === 'relist') {
    return {
      title: t.relist_these({ count }),
      whatHappens: t.each_goes_live_now_with_the_same({ count }),
      confirm: t.relist_them({ count }),
      needsReason: false,
      announce: ({ done, of }) =>
        done.length === of
          ? t.count_listings_relisted({ count: of })
          : t.done_of_count_relisted({ done: done.length, count: of }),
    }
  }
  const withBids = rows.filter((row) => row.bid_count > 0).length
  return {
    title: t.withdraw_these({ count }),
    whatHappens: joinSentences(
      t.each_comes_down_now_and_wont_be_sold({ count }),
      ...(withBids === 0
        ? [t.no_one_has_bid({ count })]
        : [t.count_have_bids_well_tell_everyone({ count: withBids }), t.you_cant_undo_this()]),
    ),
    confirm: t.withdraw_them({ count }),
    needsReason: withBids > 0,
    announce: ({ done, of }) =>
      done.length === of
        ? t.count_listings_withdrawn({ count: of })
        : t.done_of_count_withdrawn({ done: done.length, count: of }),
  }
}
