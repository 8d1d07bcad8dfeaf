import { ChartColumn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { OwnRow } from './use-own-listings.ts'

const NumbersDialog = lazy(async () => ({ default: (await import('./numbers-dialog.tsx')).NumbersDialog }))

/** Opens how a listing has been doing; the charts come only for who asks. */
export function NumbersButton({ row }: { row: OwnRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon={ChartColumn} onClick={() => setOpen(true)}>
        Numbers<span className="sr-only"> of {row.title}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NumbersDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
