import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { formatPlainDay } from '../moments.ts'
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

/** An active filter; a click removes it. */
export function FilterChip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" size="small" icon={X} onClick={onRemove} className="max-w-full rounded-full!">
      <span className="num truncate">{children}</span>
      <span className="sr-only">{t.remove_this_filter()}</span>
    </Button>
  )
}

/** 'Listed 1 November 2026 to 22 November 2026', 'Listed since 1 November 2026' */
export const describeDays = (what: string, from: string | undefined, to: string | undefined): string =>
  describeRange(what, from && formatPlainDay(from), to && formatPlainDay(to))

export const describePrices = (what: string, from: number | undefined, to: number | undefined): string =>
  describeRange(
    what,
    from === undefined ? undefined : formatMoney(from),
    to === undefined ? undefined : formatMoney(to),
  )

function describeRange(what: string, from: string | undefined, to: string | undefined): string {
  if (from && to) return t.what_from_to({ what, from, to })
  return from ? t.what_from({ what, from }) : t.what_to({ what, to: to ?? '' })
}
