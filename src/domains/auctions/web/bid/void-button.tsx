import { useState } from 'react'
import type { Listing, LiveListing } from '#domains/listings/common/listings.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/auctions/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

const VoidDialog = lazyOnClick(async () => (await import('./void-dialog.tsx')).VoidDialog)

export function VoidButton({
  listing,
  pseudonym,
  onVoided,
}: {
  listing: Listing
  pseudonym: string
  onVoided: (listing: LiveListing) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" className="-my-1" onClick={() => setOpen(true)}>
        <Sentence
          parts={t.void_the_bids_of_pseudonym({
            pseudonym,
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
      {isOpen && (
        <VoidDialog
          listing={listing}
          pseudonym={pseudonym}
          onVoided={onVoided}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
