import { Download } from 'lucide-react'
import { useState } from 'react'
import type { AnyOperation } from '#contract/operation.ts'
import { api } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/problem.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { serverNow } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { notify } from '#web/ui/toast.tsx'
import { day } from './moments.ts'
import type { TableSearch } from './table-address.ts'

interface SaveTableProps {
  /** Answers the table as a file. */
  op: AnyOperation
  /** What the table holds: `users`. */
  what: string
  search: TableSearch
  total: number | undefined
}

/** Saves every row that fits, not only those of this page. */
export function SaveTable({ op, what, search, total }: SaveTableProps) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const { page: _page, limit: _limit, ...wanted } = search
    try {
      const name = `hoko-${what}-${day(new Date(serverNow()).toISOString())}.csv`
      saveFile(await api.call(op, wanted), name)
      notify.success('Saved as CSV', { description: name })
    } catch (error) {
      notify.error('The table was not saved', { description: messageOf(error) })
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
        onClick={() => void save()}
      >
        {isBusy
          ? 'Preparing the CSV'
          : `Save ${total === undefined ? 'all' : total.toLocaleString('en-NZ')} as CSV`}
      </Button>
      {isBusy && <ProgressBar label="Preparing the CSV" />}
    </div>
  )
}
