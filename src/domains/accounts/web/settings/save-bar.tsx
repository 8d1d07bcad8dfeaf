import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/accounts/texts.ts'

interface SaveBarProps {
  label: string
  isBusy: boolean
  isChanged: boolean
  onUndo: () => void
}

export function SaveBar({ label, isBusy, isChanged, onUndo }: SaveBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" busy={isBusy}>
        {label}
      </Button>
      {isChanged && !isBusy && (
        <Button kind="ghost" onClick={onUndo}>
          {t.undo_changes()}
        </Button>
      )}
    </div>
  )
}
