import { useState } from 'react'
import { describeHold, describeHoldForOthers } from '#domains/deals/common/hold-labels.ts'
import { useHold } from '#domains/listings/web/shared/hold.tsx'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { useDefaultAddress } from '#domains/delivery/web/shared/use-default-address.ts'
import type { Listing, ListingViewer } from '#domains/listings/common/listings.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeWinTotal } from './win-total.ts'
import * as t from '#domains/auctions/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

const OutbidDialog = lazyOnClick(async () => (await import('./bid/outbid-dialog.tsx')).OutbidDialog)

export function StatusNotice({ listing, viewer }: { listing: Listing; viewer: ListingViewer | null }) {
  const address = useDefaultAddress(viewer?.has_bid === true)
  if (listing.status !== 'active' || !viewer?.has_bid) return null
  if (viewer.is_leading) {
    return (
      <Notice kind="bid" live>
        {t.youre_winning_2()}
        {viewer.my_max_cents !== null && (
          <>
            {' '}
            <Sentence
              parts={t.well_bid_up_to_my_max_for_you({
                my_max: formatMoney(viewer.my_max_cents),
                strong: (parts) => <strong className="num whitespace-nowrap">{parts}</strong>,
              })}
            />
          </>
        )}
        {listing.reserve_state === 'not_met' && ` ${t.the_reserve_isnt_met_yet()}`}
        {viewer.my_max_cents !== null && (
          <span className="num block">{describeWinTotal(listing, address, viewer.my_max_cents)}</span>
        )}
      </Notice>
    )
  }
  return (
    <Notice kind="wrong" live action={<WhyOutbid listing_id={listing.id} />}>
      {viewer.my_max_cents === null ? (
        t.youve_been_outbid()
      ) : (
        <Sentence
          parts={t.youve_been_outbid_your_limit_was({
            my_max: formatMoney(viewer.my_max_cents),
            span: (parts) => <span className="num whitespace-nowrap">{parts}</span>,
          })}
        />
      )}{' '}
      <Sentence
        parts={t.they_lead_at_price({
          leader: listing.leader_pseudonym ?? t.someone_else(),
          strong: (parts) => <strong>{parts}</strong>,
          price: formatMoney(listing.price_cents),
          span: (parts) => <span className="num whitespace-nowrap">{parts}</span>,
        })}
      />
    </Notice>
  )
}

/** Why the button is disabled, or for whom the seller has set it aside. */
export function HoldNotice({ listing, viewer }: { listing: Listing; viewer: ListingViewer | null }) {
  const until = useHold(listing)
  if (!until) return null
  if (viewer?.is_hold_mine)
    return (
      <Notice kind="good">
        {t.held_for_you_until({
          until: formatShortInstant(until),
          is_bought: listing.sale_method === 'fixed_price',
        })}
      </Notice>
    )
  // Another reason, such as a suspension, comes first.
  if (viewer?.why_not && listing.sale_method !== 'enquire') return <Notice>{viewer.why_not}</Notice>
  return (
    <Notice>{listing.sale_method === 'enquire' ? describeHold(until) : describeHoldForOthers(until)}</Notice>
  )
}

function WhyOutbid({ listing_id: listingId }: { listing_id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.why_was_i_outbid()}
      </Button>
      {isOpen && <OutbidDialog listing_id={listingId} onClose={() => setOpen(false)} />}
    </>
  )
}
