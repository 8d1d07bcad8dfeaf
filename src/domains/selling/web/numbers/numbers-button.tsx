import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import type { OwnRow } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

const NumbersDialog = lazyOnClick(async () => (await import('./numbers-dialog.tsx')).NumbersDialog)

export function NumbersButton({ row }: { row: OwnRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-7 items-center gap-1.5 rounded-control font-medium text-pounamu-deep hover:underline"
      >
        <ChartColumn aria-hidden size={16} strokeWidth={1.75} />
        <Sentence
          parts={t.day_by_day_title({
            title: row.title ?? '',
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </button>
      {isOpen && <NumbersDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}
