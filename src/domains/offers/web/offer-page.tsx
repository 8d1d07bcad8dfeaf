import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { HandCoins, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getTotalValues } from '#domains/delivery/common/delivery-total.ts'
import { formatInstant, formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Offer } from '#domains/offers/common/offers.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { ItemRow, ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Loading, SkeletonRow, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { isLastPriceTheirs, describeMove, describeStatus, waitsForMe } from './offer-labels.ts'
import { OfferAnswer } from './offer-answer.tsx'
import { useOffer } from './use-offers.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/offers/texts.ts'

interface OfferPageProps {
  id: number
  hint: ReactNode
}

export function OfferPage({ id, hint }: OfferPageProps) {
  const { data: offer, error, isFetching, refetch } = useOffer(id)
  if (findProblem(error)?.status === 404) {
    return (
      <EmptyState
        icon={HandCoins}
        title={t.offer_not_found()}
        action={<LinkButton to="/iwon-ilost?show=running">{t.see_all_listings()}</LinkButton>}
      >
        {t.only_the_buyer_and_seller_can_see_an()}
      </EmptyState>
    )
  }
  if (error && !offer) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!offer) return <ThreadSkeleton />
  return (
    <div className="grid max-w-5xl gap-5">
      <Thread offer={offer} />
      {offer.role === 'buyer' && hint}
    </div>
  )
}

function Thread({ offer }: { offer: Offer }) {
  const { listing, role, acting_for: actingFor, amount_cents: amountCents, expires_at: expiresAt } = offer
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid min-w-0 gap-5">
        <ItemRows label={t.listing()}>
          <ItemRow
            to={`/${listing.type}/${listing.id}/detail`}
            title={listing.title}
            src={listing.cover?.thumb_url ?? null}
            blur={listing.cover?.thumbhash}
          >
            <p className="num mt-0.5 text-sm text-ink-2">
              {listing.buy_now_price_cents !== null &&
                t.asking_price_buy_now_price({ buy_now_price: formatMoney(listing.buy_now_price_cents) })}
            </p>
            <p className="mt-0.5 text-sm text-ink-3">{listing.place_name}</p>
          </ItemRow>
        </ItemRows>
        <Panel>
          <div className="grid gap-4">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="num text-2xl font-bold tracking-tight">{formatMoney(amountCents)}</span>
              <Badge kind={waitsForMe(offer) ? 'bid' : offer.status === 'accepted' ? 'good' : 'plain'}>
                {describeStatus(offer)}
              </Badge>
              {expiresAt && (
                <span className="num text-sm text-ink-3">
                  {t.until_expires_at({ expires_at: formatShortInstant(new Date(expiresAt)) })}
                </span>
              )}
            </div>
            <OfferTotal offer={offer} />
            <OtherSide offer={offer} />
            {offer.kind === 'second_chance' && (
              <p className="max-w-prose text-sm text-ink-2">
                {role === 'buyer'
                  ? t.the_sale_to_the_highest_bidder_fell()
                  : t.the_sale_to_the_highest_bidder_fell_2()}
              </p>
            )}
            {actingFor && <p className="text-sm text-ink-2">{t.you_answer_for_name(actingFor)}</p>}
            {offer.trade_id !== null && actingFor === null && (
              <Notice
                kind="good"
                action={
                  <LinkButton to={getTradePath(role, offer.trade_id)} kind="quiet" size="small">
                    {t.see_their_details()}
                  </LinkButton>
                }
              >
                {t.agreed_you_can_see_each_others_name()}
              </Notice>
            )}
            <OfferAnswer offer={offer} />
          </div>
        </Panel>
      </div>
      <Moves offer={offer} />
    </div>
  )
}

/** The price with the delivery, while it can still be agreed on and once it is. */
function OfferTotal({ offer: { role, status, amount_cents: amountCents, delivery } }: { offer: Offer }) {
  const isOpen = status === 'pending' || status === 'countered'
  if (!isOpen && status !== 'accepted') return null
  if (!delivery) {
    return (
      isOpen && (
        <p className="text-sm text-ink-2">{t.plus_delivery_to_be_chosen({ is_buyer: role === 'buyer' })}</p>
      )
    )
  }
  const values = getTotalValues(amountCents, delivery)
  return (
    <p className="num max-w-prose text-sm text-ink-2">
      {role === 'seller' ? t.you_get_total(values) : t.you_pay_total(values)}
    </p>
  )
}

function OtherSide({
  offer: { counterparty, role, acting_for: actingFor, moves, listing },
}: {
  offer: Offer
}) {
  const name = counterparty.display_name
  const values = {
    name,
    link: (parts: ReactNode) => (
      <Link
        to={`/seller-detail/${counterparty.id}`}
        className="rounded-control font-semibold hover:underline"
      >
        {parts}
      </Link>
    ),
  }
  return (
    <p className="flex flex-wrap items-center gap-2.5 text-sm text-ink-2">
      <Avatar name={name} picture={counterparty.avatar} size="small" />
      <span className="min-w-0 flex-1">
        <Sentence parts={isLastPriceTheirs(moves, role) ? t.from_them(values) : t.from_you_to_them(values)} />
      </span>
      {actingFor === null && (
        <LinkButton
          to={`/ichat?listing=${listing.id}${role === 'seller' ? `&user=${counterparty.id}` : ''}`}
          kind="quiet"
          size="small"
          icon={MessageCircle}
        >
          {t.message_name({ name })}
        </LinkButton>
      )}
    </p>
  )
}

function Moves({ offer: { moves, role } }: { offer: Offer }) {
  return (
    <section aria-labelledby="offer-moves" className="min-w-0">
      <h2 id="offer-moves" className="heading mb-3 text-lg">
        {t.what_was_said()}
      </h2>
      <ol className="grid gap-3 border-l border-line pl-4">
        {moves.map((move) => (
          <li key={`${move.at} ${move.action}`} className="grid gap-0.5">
            <p className="num text-base font-medium">{describeMove(move, role)}</p>
            {move.message && (
              <p className="max-w-prose text-sm break-words whitespace-pre-line text-ink-2">
                “{move.message}”
              </p>
            )}
            <time dateTime={move.at} className="num text-xs text-ink-3">
              {formatInstant(new Date(move.at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ThreadSkeleton() {
  return (
    <Loading label={t.loading_the_offer()}>
      <div className="grid min-h-dvh max-w-form content-start gap-5">
        <div className="rounded-panel border border-line bg-paper px-4">
          <SkeletonRow />
        </div>
        <div className="rounded-panel border border-line bg-paper p-5">
          <SkeletonText lines={3} />
        </div>
      </div>
    </Loading>
  )
}
