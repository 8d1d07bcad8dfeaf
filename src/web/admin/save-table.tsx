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
import { useMay } from './staff/may.tsx'
import { type TableLooks, type TableSearch, withoutLooks } from './table-address.ts'
import * as t from './texts.ts'

interface SaveTableProps {
  op: AnyOperation
  what: 'users' | 'listings' | 'invoices' | 'revenue' | 'advertisement' | 'finance-enquiries' | 'audit'
  search: object & TableLooks & Partial<Pick<TableSearch, 'page' | 'limit'>>
  total: number | undefined
  /** How many there are isn't counted. */
  always?: boolean
  gate?: <Result>(act: () => Promise<Result>) => Promise<Result | null>
}

/** Every matching row, not only this page. */
export function SaveTable({ op, what, search, total, always = false, gate }: SaveTableProps) {
  const [isBusy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  // Only those tables ask for a reason that hold accounts.
  const asked = what === 'finance-enquiries' ? 'other' : what
  const mayCall = useMay()
  const { page: _page, limit: _limit, ...wanted } = withoutLooks(search)

  function save(file: Blob | null) {
    if (!file) return
    const name = `hoko-${what}-${formatDay(new Date(serverNow()).toISOString())}.csv`
    saveFile(file, name)
    notify.success(t.csv_saved(), { description: name })
  }

  async function saveNow() {
    setBusy(true)
    try {
      save(await api.call(op, wanted))
    } catch (error) {
      notify.error(t.the_csv_wasnt_saved(), { description: getMessage(error) })
    }
    setBusy(false)
  }

  if (!mayCall(op)) return null
  return (
    <div className="grid gap-1">
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        busy={isBusy}
        disabled={!always && (total === undefined || total === 0)}
        onClick={() => (gate ? setAsks(true) : void saveNow())}
      >
        {isBusy
          ? t.preparing_the_csv()
          : total === undefined
            ? t.save_all_as_csv()
            : t.save_count_as_csv({ count: total.toLocaleString('en-NZ') })}
      </Button>
      {isBusy && <ProgressBar label={t.preparing_the_csv()} />}
      {asks &&
        gate &&
        // Outside the page's header, because a dialog's header in it would be a second banner.
        createPortal(
          <ReasonDialog
            title={
              total === undefined
                ? t.export_all({ what: asked })
                : t.export_count({ count: total.toLocaleString('en-NZ'), what: asked })
            }
            help={t.kept_in_the_audit_log_with_your_name()}
            confirm={t.export_csv()}
            onClose={() => setAsks(false)}
            act={async (reason) => save(await gate(() => api.call(op, { ...wanted, reason })))}
          >
            {t.the_file_holds_names_email_addresses()}
          </ReasonDialog>,
          document.body,
        )}
    </div>
  )
}
