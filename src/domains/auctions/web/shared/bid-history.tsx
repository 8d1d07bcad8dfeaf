import { Gavel } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type BidRow, listBids } from '#domains/auctions/common/bidding.ts'
import {
  formatDuration,
  formatExactInstant,
  formatMoney,
  formatShortInstant,
} from '#platform/common/formats/formats.ts'
import type { Listing, LiveListing } from '#domains/listings/common/listings.ts'
import { customaryRules } from '#domains/deals/common/trading-rules.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { api } from '#platform/web/session/api.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeNoBids } from '../price-labels.ts'
import { type HistoryRow, historyRows } from '../history/history-rows.ts'
import { LedgerButton, useLedgerHeads } from '../ledger/ledger-button.tsx'
import { type BidPage, bidsWithPage, useBids } from './use-bids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/auctions/texts.ts'

const VoidDialog = lazyOnClick(async () => (await import('../bid/void-dialog.tsx')).VoidDialog)

const rowsAtFirst = 10
const rowsMore = 20

const whoColumn = (act: (bid: BidRow) => ReactNode): Column<HistoryRow> => ({
  key: 'who',
  head: t.bidder(),
  cell: ({ pseudonym, is_mine: isMine, isAuto, isRaise, bid }) => (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {bid.voided && !isAuto ? <s className="text-ink-3">{pseudonym}</s> : pseudonym}
      {isMine && <Badge kind="bid">{t.you()}</Badge>}
      {isAuto && <Badge>{t.auto_bid()}</Badge>}
      {isRaise && <Badge>{t.raised_limit()}</Badge>}
      {bid.voided && !isAuto && <Badge>{t.void_word()}</Badge>}
      {!isAuto && act(bid)}
    </span>
  ),
})

const getColumns = makeTexts((): Column<HistoryRow>[] => [
  {
    key: 'when',
    head: t.when(),
    cell: ({ bid, isAuto }) => (
      <span className="num inline-block min-w-16 text-balance min-[22rem]:min-w-24">
        <time dateTime={bid.placed_at} title={formatExactInstant(new Date(bid.placed_at))}>
          {formatShortInstant(new Date(bid.placed_at))}
        </time>
        {bid.extended && !isAuto && (
          <span className="block text-xs text-ink-3">{t.extended_the_auction()}</span>
        )}
      </span>
    ),
  },
  {
    key: 'price',
    head: t.price(),
    cell: ({ price_cents: priceCents, isAuto, bid }) =>
      priceCents === null ? (
        <span className="whitespace-normal text-ink-3">{t.outbid_at_once()}</span>
      ) : bid.leader === bid.pseudonym || isAuto ? (
        <strong>{formatMoney(priceCents)}</strong>
      ) : (
        <span className="text-ink-2">{formatMoney(priceCents)}</span>
      ),
    figure: true,
  },
])

interface BidHistoryProps {
  listing: Listing
  loaded: BidPage
  chart?: ReactNode
  onVoided: (listing: LiveListing) => void
  /** The seller's acts on a bidder; `onVoid` is null if their bids can't be voided. */
  renderMenu: (pseudonym: string, onVoid: (() => void) | null) => ReactNode
}

export function BidHistory({ listing, loaded, chart, onVoided, renderMenu }: BidHistoryProps) {
  const { bids, total } = useBids(listing, loaded)
  useLedgerHeads(listing)
  const { older, readOlder, busy } = useOlderBids(listing.id)
  const [shown, setShown] = useState(rowsAtFirst)
  const [voiding, setVoiding] = useState<string | null>(null)
  // A new bid pushes others onto the next page, so one may be fetched twice.
  const all = [...new Map([...bids, ...older].map((bid) => [bid.sequence, bid])).values()]
  const bidsShown = all.slice(0, shown)
  const mayVoid = useMayVoid(listing)
  const latest = new Set(new Map(all.toReversed().map((bid) => [bid.pseudonym, bid])).values())
  const act = (bid: BidRow) =>
    listing.viewer?.is_seller &&
    latest.has(bid) &&
    renderMenu(bid.pseudonym, mayVoid && !bid.voided ? () => setVoiding(bid.pseudonym) : null)

  function showMore() {
    setShown(shown + rowsMore)
    if (shown + rowsMore > all.length && all.length < total) void readOlder()
  }

  return (
    <section aria-labelledby="bids">
      <h2 id="bids" className="heading text-lg">
        {t.bids()} {total > 0 && <span className="num font-normal text-ink-3">{formatCount(total)}</span>}
      </h2>
      {total === 0 ? (
        <p className="mt-2 flex items-center gap-2.5 text-sm text-ink-2">
          <Gavel aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          {describeNoBids(listing)}
        </p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-3">
          {/* On a wide screen the chart is beside the price. */}
          <div className="rounded-panel border border-line bg-paper p-4 lg:hidden">{chart}</div>
          <div className="overflow-clip rounded-panel border border-line bg-paper">
            <Table
              caption={t.bids_latest_first()}
              columns={[whoColumn(act), ...getColumns()]}
              rows={historyRows(bidsShown)}
              rowKey={(row) => row.key}
              dense
            />
          </div>
          {bidsShown.length < total && (
            <Button kind="quiet" busy={busy} onClick={showMore} className="justify-self-start">
              {t.show_older_bids()}
            </Button>
          )}
          {listing.closing && listing.starts_at && (
            <p className="num max-w-prose text-xs text-ink-3">
              {t.the_auction_ran_for({
                duration: formatDuration(new Date(listing.starts_at), new Date(listing.closing.at)),
              })}
            </p>
          )}
          <p className="max-w-prose text-xs text-ink-3">{t.bidder_names_are_made_up_for_each()}</p>
        </div>
      )}
      <div className="mt-4 empty:hidden">
        <LedgerButton listing={listing} />
      </div>
      {voiding !== null && (
        <VoidDialog
          listing={listing}
          pseudonym={voiding}
          onVoided={onVoided}
          onClose={() => setVoiding(null)}
        />
      )}
    </section>
  )
}

function useOlderBids(listing: number) {
  const [older, setOlder] = useState<BidRow[]>([])
  const [page, setPage] = useState(2)
  const [busy, setBusy] = useState(false)

  async function readOlder() {
    setBusy(true)
    try {
      const reply = await api.call(listBids, { listing, page, limit: bidsWithPage })
      setOlder((known) => [...known, ...reply.items])
      setPage(page + 1)
    } catch (error) {
      notify.error(t.the_older_bids_didnt_load(), { description: getMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return { older, readOlder, busy }
}

function useMayVoid({ status, viewer, closes_at: closesAt }: Listing): boolean {
  const now = useNow(30_000)
  if (!viewer?.is_seller || status !== 'active' || !closesAt || now === null) return false
  return Date.parse(closesAt) - now > customaryRules.void_freeze_ms
}
