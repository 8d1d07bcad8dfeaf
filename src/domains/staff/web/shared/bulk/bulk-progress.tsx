import { Undo2, type LucideIcon } from 'lucide-react'
import type { CallOptions } from '#platform/common/api.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import type { RunResult, Decided, Outcome } from './run-in-pieces.ts'
import * as t from '#domains/staff/texts.ts'

interface BulkProgressProps {
  title: string
  describeDone: (count: number) => string
  done: number
  of: number
  isUndo: boolean
  result: RunResult | null
  onStop: () => void
  onUndo: (() => void) | undefined
  onClose: () => void
}

const maxShown = 200

export function BulkProgress({
  title,
  describeDone,
  done,
  of,
  isUndo,
  result,
  onStop,
  onUndo,
  onClose,
}: BulkProgressProps) {
  return (
    <Dialog
      open
      title={title}
      shape="sheet"
      // Closing stops the run and then shows the result, so that nothing continues unseen.
      onClose={result ? onClose : onStop}
      footer={
        result ? (
          <>
            {onUndo && (
              <Button kind="quiet" icon={Undo2} onClick={onUndo}>
                {t.undo_count({ count: formatCount(result.decided.length) })}
              </Button>
            )}
            <Button onClick={onClose}>{t.close()}</Button>
          </>
        ) : (
          <Button kind="quiet" onClick={onStop}>
            {t.stop()}
          </Button>
        )
      }
    >
      <div className="grid gap-3 text-sm">
        <ProgressBar label={title} value={of === 0 ? 1 : done / of} />
        <p role="status" className="num">
          {result
            ? isUndo
              ? t.undone_count({ count: formatCount(result.decided.length) })
              : describeDone(result.decided.length)
            : t.count_of_total({ count: formatCount(done), total: formatCount(of) })}
        </p>
        {result && <Rest result={result} />}
      </div>
    </Dialog>
  )
}

function Rest({ result: { refused, left, problem } }: { result: RunResult }) {
  return (
    <>
      {left > 0 && (
        <Notice kind={problem ? 'wrong' : 'plain'}>
          {[t.left_count({ count: formatCount(left) }), problem].filter(Boolean).join(' ')}
        </Notice>
      )}
      {refused.length > 0 && (
        <div className="grid gap-1">
          <p className="num font-semibold">{t.refused_count({ count: formatCount(refused.length) })}</p>
          <ul className="num max-h-48 overflow-y-auto text-ink-2">
            {refused.slice(0, maxShown).map(({ id, message }) => (
              <li key={id}>{t.id_message({ id, message })}</li>
            ))}
          </ul>
          {refused.length > maxShown && (
            <p>{t.and_more({ count: formatCount(refused.length - maxShown) })}</p>
          )}
        </div>
      )}
    </>
  )
}

export interface BulkLabels {
  reason: string
  category_id: number | null
}

export interface BulkAct {
  /** The name of the action in the plan. */
  act: string
  label: string
  icon: LucideIcon
  danger?: boolean
  /** Also the button: 'Suspend 12 listings'. */
  confirm: (count: number) => string
  /** '12 listings suspended'. */
  done: (count: number) => string
  /** How many of the chosen it fits, by default '3 of 5 can be changed'. */
  fits?: (values: { count: string; total: string }) => string
  what: string
  /** Null if nothing is sent to the member. */
  help: string | null
  /** The label of the text field, by default that of a reason. */
  field?: string
  /** The error for an empty field. */
  missing?: string
  categories?: { value: string; label: string }[]
  send: (ids: number[], words: BulkLabels, options: CallOptions) => Promise<Outcome>
  undo?: (decided: Decided[], reason: string, options: CallOptions) => Promise<Outcome>
}

export interface BulkTable {
  plan: AnyOperation
  /** The table's filters and sorting. */
  search: object
  /** Ids chosen one by one, in place of all matching rows. */
  chosen?: readonly number[]
  onChanged: () => void
}
