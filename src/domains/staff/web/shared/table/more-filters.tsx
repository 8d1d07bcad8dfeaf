import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/staff/texts.ts'

/** The rarer filters, folded away; active ones show as chips. */
export function MoreFilters({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t.more_filters()}
      </Button>
      <div id={id} hidden={!isOpen} className="w-full">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{isOpen && children}</div>
      </div>
    </>
  )
}
