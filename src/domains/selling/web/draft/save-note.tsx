import { Check, CloudAlert } from 'lucide-react'
import { Spinner } from '#platform/web/ui/states/spinner.tsx'
import type { SaveState } from './draft-saver.ts'
import * as t from '#domains/selling/texts.ts'

interface SaveNoteProps {
  save: SaveState
  isPartial: boolean
  /** True while publishing waits for the photos. */
  isWaiting: boolean
}

/** Announced only if something is unsaved or pending. */
export function SaveNote({ save, isPartial, isWaiting }: SaveNoteProps) {
  if (isWaiting && (save.kind === 'saving' || save.kind === 'saved')) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner size={16} /> {t.waiting_for_photos()}
      </p>
    )
  }
  if (save.kind === 'untouched') return <p className="text-sm text-ink-3">{t.saved_as_you_go()}</p>
  if (save.kind === 'saving') {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Spinner size={16} /> {t.saving()}
      </p>
    )
  }
  if (save.kind === 'saved') {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Check aria-hidden size={16} strokeWidth={1.75} className="text-pounamu" />
        {isPartial ? t.saved_except_whats_marked() : t.saved()}
      </p>
    )
  }
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium text-pohutukawa">
      <CloudAlert aria-hidden size={16} strokeWidth={1.75} />
      {t.not_saved()}
    </p>
  )
}
