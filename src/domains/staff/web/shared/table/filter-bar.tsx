import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import * as t from '#domains/staff/texts.ts'

interface FilterBarProps {
  label: string
  /** The search field, which is never folded. */
  field: ReactNode
  /** The value of each filter; undefined if it isn't set. */
  values: unknown[]
  /** Chips of active filters; these are never folded away. */
  chips?: ReactNode
  children: ReactNode
}

/** A table's filters; on a phone they are behind one button with a count. */
export function FilterBar({ label, field, values, chips, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = values.filter((value) => value !== undefined).length
  return (
    // On a phone the button shares a row with the table's tools.
    <search
      aria-label={label}
      className="flex max-w-full min-w-0 flex-wrap items-center gap-2 max-sm:contents"
    >
      {field}
      <Button
        kind="quiet"
        size="small"
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        {t.filters({ count })}
      </Button>
      <div
        id={id}
        className={joinClasses(
          'sm:contents',
          isOpen ? 'flex w-full min-w-0 flex-wrap items-center gap-2' : 'hidden',
        )}
      >
        {children}
      </div>
      {chips}
    </search>
  )
}
