import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePasswordGate } from '#domains/accounts/web/shared/use-password-gate.tsx'
import { must } from '#platform/common/must.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { api } from '#platform/web/session/api.ts'
import { ApiError, getOffline, getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { useMay } from './may.tsx'
import { type TableInput, withoutPaging } from './table/table-address.ts'
import * as t from '#domains/staff/texts.ts'

const [quote, lineFeed] = ['"', '\n'].map((character) => character.charCodeAt(0))

/**
 * Counts the rows of a CSV that arrives in chunks. A line break within quotes doesn't end a row.
 */
export function createRowCounter(): (piece: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) lines += 1
    }
    // The first line names the columns.
    return Math.max(0, lines - 1)
  }
}

/** Collects blobs, which browsers may store on disk. */
export async function readCsv(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const pieces: Blob[] = []
  const countRows = createRowCounter()
  const reader = must(response.body, 'body').getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(new Blob([value]))
      onRows(countRows(value))
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(getOffline())
  }
  return new Blob(pieces, { type: 'text/csv' })
}

const ReasonDialog = lazyOnClick(async () => (await import('./reason-dialog.tsx')).ReasonDialog)

type CountedTable = 'users' | 'listings' | 'invoices' | 'revenue' | 'advertisement' | 'audit'

export interface SavedTable {
  op: AnyOperation
  what: CountedTable | 'finance-enquiries' | 'report' | 'member-reports' | 'payments' | 'advertisements'
  /** True if the number of rows is unknown. */
  always?: boolean
  /** True for tables of accounts, which need a reason and the password. */
  isGated?: boolean
}

interface SaveTableProps extends SavedTable {
  search: TableInput
  total: number | undefined
}

const countedTables: readonly string[] = [
  'users',
  'listings',
  'invoices',
  'revenue',
  'advertisement',
  'audit',
]
const isCounted = (what: string): what is CountedTable => countedTables.includes(what)

/** Exports every matching row, not only this page. */
export function SaveTable({ op, what, search, total, always = false, isGated = false }: SaveTableProps) {
  const writing = useRef<AbortController | null>(null)
  const [rows, setRows] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  // Only tables of accounts require a reason.
  const counted = isCounted(what) ? what : 'other'
  const mayCall = useMay()
  const gate = usePasswordGate()
  const wanted = withoutPaging(search)

  function save(file: Blob) {
    const name = `hoko-${what}-${formatDate(new Date(serverNow()))}.csv`
    saveFile(file, name)
    notify.success(t.csv_saved(), { description: name })
  }

  /** @param onBegun called with the first chunk of the reply, and not after a refusal */
  async function write(input: object, onBegun?: () => void) {
    const stop = new AbortController()
    writing.current = stop
    setRows(0)
    const readFile = (response: Response) => {
      onBegun?.()
      return readCsv(response, setRows)
    }
    try {
      save(await api.call(op, input, { signal: stop.signal, readFile }))
    } finally {
      writing.current = null
      setRows(null)
    }
  }

  function report(error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') notify.info(t.csv_cancelled())
    else notify.error(t.the_csv_wasnt_saved(), { description: getMessage(error) })
  }

  /**
   * Resolves once the file is being written, which closes the dialog; earlier errors appear in it.
   */
  const writeBehind = (reason: string) =>
    new Promise<void>((resolve, reject) => {
      let hasBegun = false
      const begin = () => {
        hasBegun = true
        resolve()
      }
      const failed = (error: unknown) => (hasBegun ? report(error) : reject(error))
      gate.pass(() => write({ ...wanted, reason }, begin)).then(() => resolve(), failed)
    })

  const isBusy = rows !== null

  if (!mayCall(op)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        busy={isBusy}
        disabled={!always && (total === undefined || total === 0)}
        onClick={() => (isGated ? setOpen(true) : void write(wanted).catch(report))}
      >
        {isBusy
          ? t.preparing_the_csv()
          : total === undefined
            ? t.save_all_as_csv()
            : t.save_count_as_csv({ count: formatCount(total) })}
      </Button>
      {isBusy && <Writing rows={rows} total={total} onStop={() => writing.current?.abort()} />}
      {isOpen &&
        // Outside the page's header, because a dialog's header in it would be a second banner.
        createPortal(
          <ReasonDialog
            title={
              total === undefined
                ? t.export_all({ what: counted })
                : t.export_count({ count: formatCount(total), what: counted })
            }
            help={t.kept_in_the_audit_log_with_your_name()}
            confirm={t.export_csv()}
            onClose={() => setOpen(false)}
            act={writeBehind}
          >
            {t.the_file_holds_names_email_addresses()}
          </ReasonDialog>,
          document.body,
        )}
      {gate.dialog && createPortal(gate.dialog, document.body)}
    </div>
  )
}

interface WritingProps {
  rows: number
  total: number | undefined
  onStop: () => void
}

function Writing({ rows, total, onStop }: WritingProps) {
  const count = formatCount(rows)
  return (
    <div className="flex items-center gap-2">
      <div className="grid gap-1">
        <p className="num text-xs text-ink-2">
          {total === undefined
            ? t.rows_written({ count })
            : t.rows_of_total({ count, total: formatCount(total) })}
        </p>
        <ProgressBar label={t.preparing_the_csv()} {...(total ? { value: Math.min(1, rows / total) } : {})} />
      </div>
      <Button kind="ghost" size="small" icon={X} onClick={onStop}>
        {t.cancel()}
      </Button>
    </div>
  )
}
