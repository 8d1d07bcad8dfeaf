import { Download } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AnyOperation } from '#contract/core/operation.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { saveFile } from '#web/lib/storage/save-file.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/states/progress-bar.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { formatDay } from './moments.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { TableSearch } from './table-address.ts'

interface SaveTableProps {
  /** Answers the table as a file. */
  op: AnyOperation
  /** What the table holds: `users`. */
  what: string
  search: TableSearch
  total: number | undefined
  /** Where people are taken away: asks for the reason, and for a password given lately. */
  gate?: <Result>(act: () => Promise<Result>) => Promise<Result | null>
}

/** Saves every row that fits, not only those of this page. */
export function SaveTable({ op, what, search, total, gate }: SaveTableProps) {
  const [isBusy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const { page: _page, limit: _limit, ...wanted } = search

  function save(file: Blob | null) {
    if (!file) return
    const name = `hoko-${what}-${formatDay(new Date(serverNow()).toISOString())}.csv`
    saveFile(file, name)
    notify.success('CSV saved', { description: name })
  }

  async function saveNow() {
    setBusy(true)
    try {
      save(await api.call(op, wanted))
    } catch (error) {
      notify.error('The CSV wasn’t saved', { description: getMessage(error) })
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-1">
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        busy={isBusy}
        disabled={total === undefined || total === 0}
        onClick={() => (gate ? setAsks(true) : void saveNow())}
      >
        {isBusy
          ? 'Preparing the CSV'
          : `Save ${total === undefined ? 'all' : total.toLocaleString('en-NZ')} as CSV`}
      </Button>
      {isBusy && <ProgressBar label="Preparing the CSV" />}
      {asks &&
        gate &&
        // A dialog's head within the page's would be a second banner.
        createPortal(
          <ReasonDialog
            title={`Export ${total?.toLocaleString('en-NZ') ?? 'all'} ${what}?`}
            help="Kept in the audit log with your name."
            confirm="Export CSV"
            onClose={() => setAsks(false)}
            act={async (reason) => save(await gate(() => api.call(op, { ...wanted, reason })))}
          >
            The file holds names, email addresses and phone numbers. Store it safely and delete it when you’re
            done.
          </ReasonDialog>,
          document.body,
        )}
    </div>
  )
}
