import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { maxBulk, type BulkKind } from '#domains/selling/common/bulk-acts.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Menu, MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import type { OwnListingsQuery, OwnRow } from '../table/use-own-listings.ts'
import type { BulkSelection } from './bulk-form.tsx'
import { getKindLabels, isFinal, listBulkKinds } from './bulk-labels.ts'
import * as t from '#domains/selling/texts.ts'

const BulkDialog = lazyOnClick(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

interface BulkBarProps {
  query: OwnListingsQuery
  rows: OwnRow[]
  /** Listings of the filter, on all its pages. */
  total: number
  chosen: ReadonlySet<number>
  onChoose: (rowIds: number[]) => void
  onDone: () => void
}

/** Without rows only a dialog that still says what it did. */
export function BulkBar({ query, rows, total, chosen, onChoose, onDone }: BulkBarProps) {
  const [isAll, setAll] = useState(false)
  // Fixed when the dialog opens, since the table changes meanwhile.
  const [pending, setPending] = useState<{ kind: BulkKind; selection: BulkSelection } | null>(null)
  const picked = rows.filter((row) => chosen.has(row.id))
  const isPageChosen = rows.length > 0 && picked.length === rows.length
  const isWhole = isAll && isPageChosen
  const count = isWhole ? total : picked.length
  const start = (kind: BulkKind) => {
    const input = isWhole ? { all_of: toFilter(query) } : { listing_ids: picked.map(({ id }) => id) }
    setPending({ kind, selection: { input, count: Math.min(count, maxBulk) } })
  }
  const choose = (ids: number[]) => {
    setAll(false)
    onChoose(ids)
  }
  return (
    <>
      {rows.length > 0 && (
        <div className="sticky top-15.5 z-10 md:top-16 lg:top-0 mb-2 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-paper px-3 py-1.5">
          <Checkbox
            label={t.all_on_this_page()}
            checked={isPageChosen}
            onChange={(event) => choose(event.target.checked ? rows.map(({ id }) => id) : [])}
          />
          {isPageChosen && total > rows.length && !isWhole && (
            <Button kind="ghost" size="small" onClick={() => setAll(true)}>
              {total > maxBulk
                ? t.select_the_first_of({ most: maxBulk, count: total })
                : t.select_all_of_this_filter({ count: total })}
            </Button>
          )}
          <div
            role="group"
            aria-label={t.chosen_listings()}
            className="ml-auto flex flex-wrap items-center gap-2"
          >
            <span role="status" className="num text-sm text-ink-2">
              {isWhole && total > maxBulk
                ? t.the_first_of_selected({ most: maxBulk, count: total })
                : t.length_chosen({ length: count })}
            </span>
            {count > 0 && <BulkActs kinds={listBulkKinds(query.status)} onStart={start} />}
            <Button kind="quiet" size="small" onClick={onDone}>
              {t.done()}
            </Button>
          </div>
        </div>
      )}
      {pending && <BulkDialog {...pending} onDone={() => choose([])} onClose={() => setPending(null)} />}
    </>
  )
}

function BulkActs({ kinds, onStart }: { kinds: readonly BulkKind[]; onStart: (kind: BulkKind) => void }) {
  const [first, ...others] = kinds
  if (first && others.length === 0) {
    return (
      <Button size="small" onClick={() => onStart(first)}>
        {getKindLabels()[first]}
      </Button>
    )
  }
  return (
    <Menu
      trigger={
        <Button size="small" icon={ChevronDown}>
          {t.change_them()}
        </Button>
      }
    >
      {kinds.map((kind) => (
        <MenuItem key={kind} danger={isFinal(kind)} onSelect={() => onStart(kind)}>
          {getKindLabels()[kind]}
        </MenuItem>
      ))}
    </Menu>
  )
}

const toFilter = ({ status, q }: OwnListingsQuery) => ({
  status,
  q: q || undefined,
  rounds: 'latest' as const,
})
