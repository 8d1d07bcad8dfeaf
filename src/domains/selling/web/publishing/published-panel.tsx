import { CircleCheck, CopyPlus, Landmark, Plus, Share2, X } from 'lucide-react'
import { useState } from 'react'
import { getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { sharePage } from '#domains/listings/web/shared/share-page.ts'
import { getOwnListing, type OwnListing } from '#domains/selling/common/own-listings.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { LazyBankDialog } from '../delivery/paid-into.tsx'
import { useSellSimilar } from '../owner/use-sell-similar.ts'
import type { Published } from './published.ts'
import * as t from '#domains/selling/texts.ts'

interface PublishedPanelProps {
  published: Published
  onClose: () => void
}

export function PublishedPanel({ published, onClose }: PublishedPanelProps) {
  const { ids, status } = published
  const [only] = ids
  const { data } = useApiQuery(getOwnListing, { id: only ?? 0 }, { enabled: ids.length === 1 })
  const listing = ids.length === 1 ? data : undefined
  return (
    <section
      aria-label={t.published_panel()}
      className="mb-4 flex min-h-15 items-start gap-3 rounded-panel border border-line bg-paper px-4 py-2.5 print:hidden"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="num flex min-h-9 items-center gap-2 text-sm font-semibold">
          <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-pounamu" />
          {describePublished(published, listing?.closes_at ?? null)}
        </p>
        <div className="flex flex-wrap gap-2">
          {listing && status === 'active' && (
            <Button
              kind="quiet"
              size="small"
              icon={Share2}
              onClick={() => void sharePage(listing.title ?? '')}
            >
              {t.share()}
            </Button>
          )}
          {listing ? <ListAnother listing={listing} /> : ids.length > 1 && <ListItem />}
          {listing && <AddAccount listing={listing} />}
        </div>
      </div>
      <IconButton icon={X} label={t.close()} onClick={onClose} />
    </section>
  )
}

function describePublished({ ids, status }: Published, closesAt: string | null): string {
  const count = ids.length
  if (status === 'pending') return t.sent_for_approval_well_tell_you({ count })
  if (count > 1) return t.count_listings_are_live({ count })
  return closesAt
    ? t.live_until_closes_at({ closes_at: formatShortInstant(new Date(closesAt)) })
    : t.live_now()
}

function ListAnother({ listing }: { listing: OwnListing }) {
  const sellSimilar = useSellSimilar()
  return (
    <Button
      kind="quiet"
      size="small"
      icon={CopyPlus}
      busy={sellSimilar.isBusy}
      onClick={() => sellSimilar.start(listing)}
    >
      {t.sell_similar()}
    </Button>
  )
}

const ListItem = () => (
  <LinkButton kind="quiet" size="small" icon={Plus} to="/select-listing-type">
    {t.list_an_item()}
  </LinkButton>
)

/** Only if buyers may pay by bank transfer and have nowhere to pay into. */
function AddAccount({ listing: { type, payment_methods: methods } }: { listing: OwnListing }) {
  const isPaidInto = type !== 'property' && methods.includes('bank_transfer')
  const { data } = useApiQuery(getPaymentDetails, {}, { enabled: isPaidInto })
  const [isOpen, setOpen] = useState(false)
  if (!isPaidInto || !data || data.details) return null
  return (
    <>
      <Button kind="quiet" size="small" icon={Landmark} onClick={() => setOpen(true)}>
        {t.add_bank_account()}
      </Button>
      {isOpen && (
        <LazyBankDialog onSkip={null} onSaved={() => setOpen(false)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
