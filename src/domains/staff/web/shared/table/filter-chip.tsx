import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/staff/texts.ts'

/** An active filter; a click removes it. */
export function FilterChip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" size="small" icon={X} onClick={onRemove} className="max-w-full rounded-full!">
      <span className="num truncate">{children}</span>
      <span className="sr-only">{t.remove_this_filter()}</span>
    </Button>
  )
}
