import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { listOffers, type Offer } from '#domains/offers/common/offers.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { ItemRow, ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { describeStatus, waitsForMe } from './offer-labels.ts'
import * as t from '#domains/offers/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export function OwnOffers() {
  const [page, setPage] = useState(1)
  const { data } = useApiQuery(
    listOffers,
    { role: 'buyer', page, limit: 20 },
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  useReadAtNotification([listOffers])
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="own-offers" className="mt-8">
      <h2 id="own-offers" className="heading mb-3 text-lg">
        <Sentence
          parts={t.my_offers_total({
            total: data.total,
            span: (parts) => <span className="num text-base font-normal text-ink-3">{parts}</span>,
          })}
        />
      </h2>
      <ItemRows label={t.my_offers()}>
        {data.items.map((offer) => (
          <OwnOffer key={offer.id} offer={offer} />
        ))}
      </ItemRows>
      <PageButtons {...data} page={page} label={t.my_offers()} onPage={setPage} />
    </section>
  )
}

function OwnOffer({ offer }: { offer: Offer }) {
  const { id, listing, amount_cents: amountCents, expires_at: expiresAt, may } = offer
  return (
    <ItemRow
      to={`/offers/${id}`}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      level="h3"
      actions={
        <LinkButton to={`/offers/${id}`} kind={may.accept ? 'primary' : 'quiet'} size="small">
          {may.accept ? t.answer() : t.see_the_offer()}
        </LinkButton>
      }
    >
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="num text-lg font-bold tracking-tight">{formatMoney(amountCents)}</span>
        <Badge kind={waitsForMe(offer) ? 'bid' : offer.status === 'accepted' ? 'good' : 'plain'}>
          {describeStatus(offer)}
        </Badge>
      </p>
      {expiresAt && (
        <p className="num mt-0.5 text-sm text-ink-3">
          {t.until_expires_at({ expires_at: formatShortInstant(new Date(expiresAt)) })}
        </p>
      )}
    </ItemRow>
  )
}
