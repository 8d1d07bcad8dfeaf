import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import * as t from '#domains/settings/texts.ts'
import type { SaveState } from './draft-saver.ts'

export interface DiscardableDraft {
  changed: string[]
  discard: () => Promise<void>
}

interface SavedDraft extends DiscardableDraft {
  state: SaveState
  isSubmitting: boolean
}

export function SaveBar({ draft }: { draft: SavedDraft }) {
  const [isOpen, setOpen] = useState(false)
  const { changed, isSubmitting } = draft
  return (
    <div className="sticky bottom-0 z-10 -mx-3.5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-3.5 py-3">
      <p role="status" className="mr-auto text-sm text-ink-2">
        {describeState(draft)}
      </p>
      {changed.length > 0 && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t.discard_draft()}
        </Button>
      )}
      <Button type="submit" disabled={changed.length === 0} busy={isSubmitting}>
        {t.review_and_publish()}
      </Button>
      <DiscardDialog open={isOpen} draft={draft} onClose={() => setOpen(false)} />
    </div>
  )
}

function describeState({ changed, state }: SavedDraft): string {
  if (state.kind === 'failed') return t.draft_not_saved()
  if (state.kind === 'saving') return t.saving_draft()
  return changed.length === 0 ? t.no_changes() : t.draft_saved_count({ count: changed.length })
}

interface DiscardDialogProps {
  open: boolean
  draft: DiscardableDraft
  onClose: () => void
}

export function DiscardDialog({ open, draft, onClose }: DiscardDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const discard = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await draft.discard()
      notify.success(t.draft_discarded())
      onClose()
    } catch (failed) {
      setError(getMessage(failed))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={open}
      title={t.discard_your_draft()}
      confirm={t.discard_draft()}
      cancel={t.keep_editing()}
      kind="danger"
      busy={isBusy}
      error={error}
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      {t.your_count_changes_will_be_gone({ count: draft.changed.length })}
    </ConfirmDialog>
  )
}
