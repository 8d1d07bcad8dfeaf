import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconLink } from '../icon-button.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#platform/texts.ts'

interface PagerProps {
  page: number
  limit: number
  total: number
  to: (page: number) => string
}

export function Pager({ page, limit, total, to }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1 && page === 1) return null
  const firstShown = Math.min(total, (page - 1) * limit + 1)
  return (
    <nav
      aria-label={t.pages()}
      className="mt-5 flex items-center justify-between gap-3 text-sm text-ink-2 print:hidden"
    >
      <p className="num">
        {t.first_to_last_of_total({
          first: formatCount(firstShown),
          last: formatCount(Math.min(total, page * limit)),
          total: formatCount(total),
        })}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <IconLink icon={ChevronLeft} label={t.previous_page()} kind="outlined" to={to(page - 1)} />
        )}
        {page < last && (
          <IconLink icon={ChevronRight} label={t.next_page()} kind="outlined" to={to(page + 1)} />
        )}
      </div>
    </nav>
  )
}
