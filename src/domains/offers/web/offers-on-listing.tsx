import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { sendFixedPriceOffer, type Offer, type OfferViewer } from '#domains/offers/common/offers.ts'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SecondChance } from './second-chance.tsx'
import { describeStatus, waitsForMe } from './offer-labels.ts'
import { useOfferChanged, useOffersOn } from './use-offers.ts'
import * as t from '#domains/offers/texts.ts'

const AmountDialog = lazyOnClick(async () => (await import('./amount-dialog.tsx')).default)

export function OffersOnListing({ listing }: { listing: Listing }) {
  const { user } = useSession()
  const isConcerned = listing.type !== 'property' && user !== null
  return isConcerned ? <OwnOffers listing={listing} /> : null
}

/** The section mounts after its request, too late for the browser's own scroll to the hash. */
function scrollToLinked(section: HTMLElement | null) {
  if (!section || window.location.hash !== `#${section.id}`) return
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

function OwnOffers({ listing }: { listing: Listing }) {
  const [page, setPage] = useState(1)
  const { data } = useOffersOn(listing.id, page)
  const fixedPrice = data?.viewer?.fixed_price
  const secondChance = data?.viewer?.second_chance
  if (!data || (data.items.length === 0 && !fixedPrice && !secondChance)) return null
  const isSeller = data.items[0]?.role !== 'buyer'
  return (
    <section id="offers" ref={scrollToLinked} tabIndex={-1} className="scroll-mt-28 rounded-panel">
      <Panel title={isSeller ? t.offers() : data.total > 1 ? t.your_offers() : t.your_offer()} flush>
        {fixedPrice && <FixedPrice listing={listing} {...fixedPrice} />}
        {secondChance && (
          <div className="grid justify-items-start gap-3 px-5 py-4">
            <p className="max-w-prose text-sm text-ink-2">{t.the_sale_to_the_highest_bidder_fell_3()}</p>
            <SecondChance listing_id={listing.id} title={listing.title} />
          </div>
        )}
        <ul className="divide-y divide-line">
          {data.items.map((offer) => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ul>
        <div className="px-5 pb-4 empty:hidden">
          <PageButtons {...data} page={page} label={t.offers()} onPage={setPage} />
        </div>
      </Panel>
    </section>
  )
}

function OfferLine({ offer }: { offer: Offer }) {
  const { id, counterparty, role, amount_cents: amountCents, expires_at: expiresAt } = offer
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 hover:bg-sunk">
      {role === 'seller' && (
        <Avatar name={counterparty.display_name} picture={counterparty.avatar} size="small" />
      )}
      <Link to={`/offers/${id}`} className="rounded-control font-medium before:absolute before:inset-0">
        {role === 'seller' ? counterparty.display_name : t.your_offer()}
      </Link>
      <span className="num text-base font-bold">{formatMoney(amountCents)}</span>
      <Badge kind={waitsForMe(offer) ? 'bid' : 'plain'}>{describeStatus(offer)}</Badge>
      {expiresAt && (
        <span className="num text-xs text-ink-3">
          {t.until_expires_at({ expires_at: formatShortInstant(new Date(expiresAt)) })}
        </span>
      )}
    </li>
  )
}

type FixedPriceProps = { listing: Listing } & NonNullable<OfferViewer['fixed_price']>

function FixedPrice({ listing, until, under_bidders: underBidders, watchers }: FixedPriceProps) {
  const binding = useBinding(sendFixedPriceOffer)
  const changed = useOfferChanged()
  const [openDialog, setOpen] = useState(false)
  const all = underBidders + watchers
  const texts =
    underBidders === 0
      ? { itDidntSell: t.it_didnt_sell_offer_it_to_watchers, itGoesTo: t.it_goes_to_watchers }
      : watchers === 0
        ? { itDidntSell: t.it_didnt_sell_offer_it_to_bidders, itGoesTo: t.it_goes_to_bidders }
        : {
            itDidntSell: t.it_didnt_sell_offer_it_to_bidders_and_watchers,
            itGoesTo: t.it_goes_to_bidders_and_watchers,
          }
  const people = { bidders: underBidders, watchers }
  if (all === 0) {
    return (
      <div className="px-5 py-4">
        <Notice>{t.no_one_bid_on_it_or_watches_it_so()}</Notice>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-3 px-5 py-4">
      <p className="max-w-prose text-sm text-ink-2">
        {texts.itDidntSell({ ...people, until: formatShortInstant(new Date(until)) })}
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.offer_it_at_a_fixed_price()}
      </Button>
      {openDialog && (
        <AmountDialog
          title={t.offer_it_at_a_fixed_price()}
          description={texts.itGoesTo(people)}
          help={t.the_last_price_was_price({ price: formatMoney(listing.price_cents) })}
          promise={({ total }) => t.the_first_to_accept_buys_it_for_amount({ amount: total })}
          problemOf={() => null}
          binding={binding}
          name="offer"
          send={async (sent) => {
            const { amount_cents: amountCents, message } = sent
            const outcome = await binding.send({
              listing_id: listing.id,
              amount_cents: amountCents,
              message,
            })
            if (outcome.kind === 'refused') return outcome.error
            setOpen(false)
            const wentBack = notifyWentBack(outcome, {
              name: 'offer',
              title: listing.title,
              price: formatMoney(amountCents),
              to: `/${listing.type}/${listing.id}/detail`,
            })
            if (outcome.kind !== 'done') return null
            if (!wentBack) notify.success(t.sent_to_sent_count_people({ count: outcome.reply.sent_count }))
            await changed()
            return null
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
