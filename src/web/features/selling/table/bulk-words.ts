import type { BulkAct, BulkRun } from './bulk-run.ts'
import type { OwnRow } from './use-own-listings.ts'
import * as t from './texts.ts'

interface BulkWords {
  title: string
  what_happens: string
  confirm: string
  needs_reason: boolean
  told: (run: Pick<BulkRun, 'done' | 'of'>) => string
}

/** What is said before something is done to several listings, and after. */
export function describeBulk(act: BulkAct, rows: Pick<OwnRow, 'bid_count'>[]): BulkWords {
  const these = t.these_length_listings({ count: rows.length })
  const them = rows.length === 1 ? 'it' : t.all_length({ length: rows.length })
  const told = (verb: string) => (run: Pick<BulkRun, 'done' | 'of'>) =>
    run.done.length === run.of
      ? `${run.of} ${run.of === 1 ? 'listing' : 'listings'} ${verb}`
      : t.length_of_of_value_verb({ length: run.done.length, of_value: run.of, verb })
  if (act === 'relist') {
    return {
      title: t.list_these_again({ these }),
      what_happens: t.each_goes_live_now_with_the_same(),
      confirm: t.list_them_again({ them }),
      needs_reason: false,
      told: told(t.listed_again()),
    }
  }
  const with_bids = rows.filter((row) => row.bid_count > 0).length
  return {
    title: t.withdraw_these({ these }),
    what_happens: t.each_comes_down_now_and_wont_be_sold({ with_bids: describeBids(with_bids) }),
    confirm: t.withdraw_them({ them }),
    needs_reason: with_bids > 0,
    told: told('withdrawn'),
  }
}

function describeBids(with_bids: number): string {
  if (with_bids === 0) return t.no_one_has_bid()
  const have = t.with_bids_have_bids({ count: with_bids })
  return t.have_well_tell_everyone_who_bid_with({ have })
}
