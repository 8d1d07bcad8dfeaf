import { useState } from 'react'
import { Link } from 'react-router'
import type { Workplace } from '#domains/businesses/common/team.ts'
import { listOffers, type Offer } from '#domains/offers/common/offers.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/businesses/texts.ts'

const perPage = 10

/** Offers waiting for an answer come first. */
export function WorkplaceOffers({ seller }: { seller: Workplace['seller'] }) {
  const [page, setPage] = useState(1)
  const call = useApiQuery(listOffers, { seller: seller.id, page, limit: perPage }, { staleTime: 0 })
  return (
    <section aria-labelledby={`offers-${seller.id}`} className="grid grid-cols-1 gap-2">
      <h4 id={`offers-${seller.id}`} className="text-sm font-semibold">
        {t.offers()}
      </h4>
      <Query call={call} loading={t.loading_offers()} skeleton={<SkeletonText lines={2} />}>
        {(data) => (
          <>
            {data.items.length === 0 && <p className="text-sm text-ink-2">{t.no_offers_yet()}</p>}
            <ul aria-label={t.offers_of({ name: seller.name })} className="divide-y divide-line">
              {data.items.map((offer) => (
                <OfferItem key={offer.id} offer={offer} />
              ))}
            </ul>
            <PageButtons {...data} page={page} label={t.offers()} onPage={setPage} />
          </>
        )}
      </Query>
    </section>
  )
}

const getStatusLabels = makeTexts((): Record<Offer['status'], string> => ({
  pending: t.your_turn(),
  countered: t.waiting_for_the_buyer(),
  accepted: t.offer_accepted(),
  declined: t.offer_declined(),
  withdrawn: t.offer_withdrawn(),
  expired: t.offer_ended(),
}))

function OfferItem({ offer }: { offer: Offer }) {
  const { id, listing, counterparty, amount_cents: amountCents, status, updated_at: updatedAt } = offer
  const price = formatMoney(amountCents)
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0 hover:bg-sunk">
      <span className="min-w-0 flex-1 basis-48">
        <Link
          to={`/offers/${id}`}
          aria-label={t.offer_of_buyer({ price, buyer: counterparty.display_name, title: listing.title })}
          className="block rounded-control text-sm font-medium break-words before:absolute before:inset-0"
        >
          {listing.title}
        </Link>
        <span className="num block text-xs text-ink-3">
          {counterparty.display_name} · {formatShortInstant(new Date(updatedAt))}
        </span>
      </span>
      <span className="num text-base font-bold">{price}</span>
      <Badge kind={offer.may.accept || offer.may.decline ? 'bid' : 'plain'}>
        {getStatusLabels()[status]}
      </Badge>
    </li>
  )
}
