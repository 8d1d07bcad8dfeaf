import { Check, Download, Minus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getLedger, listLedgerReceipts, type LedgerReceipt } from '#domains/deals/common/ledger/ledger.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { checkLedger, type Report } from '#verify-ledger/check.ts'
import { formatTime } from '#verify-ledger/formats.ts'
import { readSeen } from './seen-ledgers.ts'
import * as t from '#domains/auctions/texts.ts'

interface LedgerCheck {
  ledger: OperationReply<typeof getLedger> | undefined
  receipts: LedgerReceipt[]
  report: Report | undefined
  error: Error | null
  cannotCheck: boolean
  isReading: boolean
  invalidate: () => void
}

/** Checks in this browser against its stored rows and the account's receipts. */
function useLedgerCheck(id: number): LedgerCheck {
  const { status } = useSession()
  const isKnown = status === 'user'
  const whole = useApiQuery(getLedger, { id }, { staleTime: Infinity })
  const own = useApiQuery(listLedgerReceipts, { id }, { enabled: isKnown })
  const [report, setReport] = useState<Report>()
  const [cannotCheck, setCannotCheck] = useState(false)
  const ledger = whole.data
  const receipts = own.data?.receipts
  const isWaiting = isKnown && !own.data && !own.error

  useEffect(() => {
    let isCurrent = true
    if (!ledger || isWaiting) return undefined
    void checkLedger(ledger, { receipts: receipts ?? [], heads: readSeen(id) }).then(
      (checked) => isCurrent && setReport(checked),
      // An insecure page has no crypto API to compute hashes.
      () => isCurrent && setCannotCheck(true),
    )
    return () => {
      isCurrent = false
    }
  }, [id, ledger, receipts, isWaiting])

  return {
    ledger,
    receipts: receipts ?? [],
    report,
    error: whole.error,
    cannotCheck,
    isReading: whole.isFetching,
    invalidate: () => void whole.refetch(),
  }
}

const saveJson = (value: object, name: string) =>
  saveFile(new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' }), name)

export function LedgerDialog({ listing, onClose }: { listing: { id: number }; onClose: () => void }) {
  const check = useLedgerCheck(listing.id)
  const { ledger, receipts } = check
  const seen = readSeen(listing.id)
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      width="wide"
      title={t.check_this_auction()}
      description={t.your_browser_reads_every_row_of_the()}
      footer={
        ledger && (
          <>
            {(receipts.length > 0 || seen.length > 0) && (
              <Button
                kind="ghost"
                icon={Download}
                onClick={() =>
                  saveJson({ listing_id: listing.id, receipts, heads: seen }, `receipts-${listing.id}.json`)
                }
              >
                {t.download_my_receipts()}
              </Button>
            )}
            <Button
              kind="quiet"
              icon={Download}
              onClick={() => saveJson(ledger, `ledger-${listing.id}.json`)}
            >
              {t.download_the_ledger()}
            </Button>
          </>
        )
      }
    >
      <Result {...check} />
    </Dialog>
  )
}

function Result({ report, error, cannotCheck, isReading, invalidate }: LedgerCheck) {
  if (error && !report) {
    if (findProblem(error)?.key === 'not_found') {
      return <Notice>{t.this_auction_ended_before_hoko_kept()}</Notice>
    }
    return (
      <ErrorState onRetry={invalidate} busy={isReading}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (cannotCheck) {
    return <Notice>{t.your_browser_cant_check_it_on_this()}</Notice>
  }
  if (!report) {
    return (
      <Loading label={t.checking_the_auction()}>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  return <Findings report={report} />
}

function Findings({ report: { fault, checked, notes, rows } }: { report: Report }) {
  return (
    <div className="grid gap-5">
      {fault ? (
        <Notice kind="wrong" live>
          <strong className="block">{t.this_ledger_is_wrong()}</strong>
          {fault.sentence}
        </Notice>
      ) : (
        <Notice kind="good" live>
          <strong className="block">{t.this_ledger_is_right()}</strong>
          {t.no_row_was_changed_removed_added_or()}
        </Notice>
      )}
      <section aria-labelledby="ledger-checked">
        <h3 id="ledger-checked" className="text-sm font-semibold">
          {t.what_was_checked()}
        </h3>
        <ul className="mt-2 grid gap-2 text-sm text-ink-2">
          {checked.map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <Check aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pounamu" />
              <span className="max-w-prose">{sentence}</span>
            </li>
          ))}
          {notes.map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <Minus aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
              <span className="max-w-prose">{sentence}</span>
            </li>
          ))}
        </ul>
      </section>
      <Rows rows={rows} wrong={fault?.row ?? null} />
    </div>
  )
}

const rowsAtFirst = 40

function Rows({ rows, wrong }: { rows: Report['rows']; wrong: number | null }) {
  const [shown, setShown] = useState(rowsAtFirst)
  return (
    <section aria-labelledby="ledger-rows">
      <h3 id="ledger-rows" className="text-sm font-semibold">
        {t.row_by_row()}
      </h3>
      <ol className="mt-2 divide-y divide-line rounded-panel border border-line text-sm">
        {rows.slice(0, shown).map(({ number, at, sentence }) => (
          <li
            key={number}
            className={joinClasses(
              'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 px-4 py-2.5',
              number === wrong && 'bg-pohutukawa-wash text-pohutukawa-deep',
            )}
          >
            <span className={joinClasses('num', number === wrong ? '' : 'text-ink-3')}>{number}</span>
            <span>
              {sentence}
              <span className={joinClasses('num block text-xs', number === wrong ? '' : 'text-ink-3')}>
                {formatTime(at)}
                {number === wrong && ` · ${t.this_row_is_wrong()}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {rows.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + 400)} className="mt-3">
          {t.show_more_rows()}
        </Button>
      )}
    </section>
  )
}
