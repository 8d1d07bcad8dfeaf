import { useEffect, useState } from 'react'
import { getLedger, listLedgerReceipts, type LedgerReceipt } from '#domains/deals/common/ledger/ledger.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { checkLedger, type Report } from '#verify-ledger/check.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { readSeen } from './seen-ledgers.ts'

export interface LedgerCheck {
  ledger: OperationReply<typeof getLedger> | undefined
  receipts: LedgerReceipt[]
  report: Report | undefined
  error: Error | null
  cannotCheck: boolean
  isReading: boolean
  invalidate: () => void
}

/** Checks in this browser against its stored rows and the account's receipts. */
export function useLedgerCheck(id: number): LedgerCheck {
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
