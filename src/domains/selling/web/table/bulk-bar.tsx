import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { type BulkAct, mayDo } from './bulk-run.ts'
import type { OwnRow } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const BulkDialog = lazyOnClick(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

interface BulkBarProps {
  rows: OwnRow[]
  chosen: ReadonlySet<number>
  onChoose: (rowIds: number[]) => void
  onDone: () => void
}

/** Without rows only a dialog that still says what it did. */
export function BulkBar({ rows, chosen, onChoose, onDone }: BulkBarProps) {
  // Fixed when the dialog opens, since the table changes meanwhile.
  const [pending, setPending] = useState<{ act: BulkAct; rows: OwnRow[] } | null>(null)
  const picked = rows.filter((row) => chosen.has(row.id))
  const request = (act: BulkAct) => setPending({ act, rows: picked.filter((row) => mayDo(act, row)) })
  return (
    <>
      {rows.length > 0 && (
        <div className="sticky top-15.5 z-10 md:top-16 lg:top-0 mb-2 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-paper px-3 py-1.5">
          <Checkbox
            label={t.all_on_this_page()}
            checked={picked.length === rows.length}
            onChange={(event) => onChoose(event.target.checked ? rows.map(({ id }) => id) : [])}
          />
          <div
            role="group"
            aria-label={t.chosen_listings()}
            className="ml-auto flex flex-wrap items-center gap-2"
          >
            <span role="status" className="num text-sm text-ink-2">
              {t.length_chosen({ length: picked.length })}
            </span>
            {picked.some((row) => mayDo('relist', row)) && (
              <Button size="small" icon={RotateCcw} onClick={() => request('relist')}>
                {t.relist()}
              </Button>
            )}
            {picked.some((row) => mayDo('withdraw', row)) && (
              <Button kind="quiet" size="small" icon={Undo2} onClick={() => request('withdraw')}>
                {t.withdraw()}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={onDone}>
              {t.done()}
            </Button>
          </div>
        </div>
      )}
      {pending && (
        <BulkDialog
          act={pending.act}
          rows={pending.rows}
          onDone={(ids) => onChoose([...chosen].filter((id) => !ids.includes(id)))}
          onClose={() => setPending(null)}
        />
      )}
    </>
  )
}
