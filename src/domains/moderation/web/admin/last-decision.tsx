import { Undo2, X } from 'lucide-react'
import { undoDecision } from '#domains/moderation/common/cases.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { KeyHint } from '#domains/staff/web/shared/key-hint.tsx'
import { useLetterKey } from '#domains/staff/web/shared/use-letter-key.ts'
import type { CaseName } from './moderation-address.ts'
import * as t from '#domains/moderation/texts.ts'

export interface Last {
  text: string
  undo: { id: number; until: string } | null
  /** The listing whose other reports were decided with it. */
  othersOf: number | null
  /** True until it can no longer be undone. */
  isWaiting: boolean
}

interface LastDecisionProps {
  last: Last | null
  onUndone: (name: CaseName) => void
  onClose: () => void
}

/** Placed under the queue: it neither covers the queue, as a toast would, nor pushes it down. */
export function LastDecision({ last, onUndone, onClose }: LastDecisionProps) {
  const undoing = useApiMutation(undoDecision)
  const now = useNow(1_000) ?? 0
  const undoable = last?.undo ?? null
  const seconds = undoable ? Math.ceil((Date.parse(undoable.until) - now) / 1_000) : 0
  const id = undoable && seconds > 0 ? undoable.id : null

  async function undo() {
    if (id === null || undoing.isPending) return
    try {
      onUndone(await undoing.mutateAsync({ id }))
    } catch {
      // The message is shown.
    }
  }
  useLetterKey('u', id === null ? null : () => void undo(), 0)

  return (
    <div role="status">
      {last && (
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-pounamu-wash px-3.5 py-1.5 text-sm text-pounamu-deep">
          <span className="min-w-0 font-semibold wrap-anywhere">{last.text}</span>
          {last.isWaiting && id !== null && (
            <span className="num" aria-live="off">
              {t.takes_effect_in_seconds({ seconds: String(seconds) })}
            </span>
          )}
          {undoing.error && <span className="wrap-anywhere">{getMessage(undoing.error)}</span>}
          <span className="ml-auto flex items-center gap-1">
            {undoable === null && <span className="text-xs">{t.this_cant_be_undone()}</span>}
            {id !== null && (
              <Button
                size="small"
                kind="ghost"
                icon={Undo2}
                busy={undoing.isPending}
                onClick={() => void undo()}
              >
                {t.undo()} <KeyHint letter="U" />
              </Button>
            )}
            <IconButton icon={X} label={t.close()} onClick={onClose} />
          </span>
        </div>
      )}
    </div>
  )
}
