import { Button } from '../button.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#platform/texts.ts'

interface PageButtonsProps {
  page: number
  limit: number
  total: number
  label: string
  onPage: (page: number) => void
}

export function PageButtons({ page, limit, total, label, onPage }: PageButtonsProps) {
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1 && page === 1) return null
  const firstShown = Math.min(total, (page - 1) * limit + 1)
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <p className="num">
        {t.first_to_last_of_total({
          first: formatCount(firstShown),
          last: formatCount(Math.min(total, page * limit)),
          total: formatCount(total),
        })}
      </p>
      {page > 1 && (
        <Button kind="quiet" size="small" onClick={() => onPage(page - 1)}>
          {t.previous_page()}
        </Button>
      )}
      {page < last && (
        <Button kind="quiet" size="small" onClick={() => onPage(page + 1)}>
          {t.next_page()}
        </Button>
      )}
    </nav>
  )
}
