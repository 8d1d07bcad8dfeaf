import { Check, CloudAlert } from 'lucide-react'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { SaveState } from './draft-saver.ts'
import * as t from './texts.ts'

/** Announced only when something isn't saved. */
export function SaveNote({ save, isPartial }: { save: SaveState; isPartial: boolean }) {
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
