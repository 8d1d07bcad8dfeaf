import type { BulkAct, BulkRun } from './bulk-run.ts'
import type { OwnRow } from './use-own-listings.ts'

interface BulkWords {
  title: string
  what_happens: string
  confirm: string
  needs_reason: boolean
  told: (run: Pick<BulkRun, 'done' | 'of'>) => string
}

/** What is said before something is done to several listings, and after. */
export function describeBulk(act: BulkAct, rows: Pick<OwnRow, 'bid_count'>[]): BulkWords {
  const these = rows.length === 1 ? 'this listing' : `these ${rows.length} listings`
  const them = rows.length === 1 ? 'it' : `all ${rows.length}`
  const told = (verb: string) => (run: Pick<BulkRun, 'done' | 'of'>) =>
    run.done.length === run.of
      ? `${run.of} ${run.of === 1 ? 'listing' : 'listings'} ${verb}`
      : `${run.done.length} of ${run.of} ${verb}`
  if (act === 'relist') {
    return {
      title: `List ${these} again?`,
      what_happens:
        'Each goes live now with the same details, photos and prices. We’ll tell the people watching them. Their pages will say they were listed before. Any that need approval will wait for it.',
      confirm: `List ${them} again`,
      needs_reason: false,
      told: told('listed again'),
    }
  }
  const with_bids = rows.filter((row) => row.bid_count > 0).length
  return {
    title: `Withdraw ${these}?`,
    what_happens: `Each comes down now and won’t be sold. ${describeBids(with_bids)} You can’t undo this.`,
    confirm: `Withdraw ${them}`,
    needs_reason: with_bids > 0,
    told: told('withdrawn'),
  }
}

function describeBids(with_bids: number): string {
  if (with_bids === 0) return 'No one has bid.'
  const have = with_bids === 1 ? 'One has bids' : `${with_bids} have bids`
  return `${have}: we’ll tell everyone who bid, with your reason, and count it on your page.`
}
