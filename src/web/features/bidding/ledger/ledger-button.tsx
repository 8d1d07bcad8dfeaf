import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { Button } from '#web/ui/button.tsx'

const LedgerDialog = pressedPart(async () => (await import('./ledger-dialog.tsx')).LedgerDialog)

const ended = ['sold', 'unsold', 'withdrawn']

/** Whoever doubts how an auction went can check it, once it has ended. */
export function LedgerButton({ listing }: { listing: Listing }) {
  const [isOpen, setOpen] = useState(false)
  if (!ended.includes(listing.status)) return null
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button kind="quiet" icon={ShieldCheck} onClick={() => setOpen(true)}>
        Check this auction
      </Button>
      <p className="max-w-prose text-xs text-ink-3">
        Every bid is a row in a ledger that no one can change unnoticed. Your browser checks every row.
      </p>
      {isOpen && <LedgerDialog listing={listing} onClose={() => setOpen(false)} />}
    </div>
  )
}
