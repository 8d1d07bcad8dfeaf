import { ChartColumn, MessageCircle, Settings } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Workplace, endTeamMember, listWorkplaces } from '#domains/businesses/common/team.ts'
import { listOffers, type Offer } from '#domains/offers/common/offers.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { AcceptDialog, describeRights } from './team-dialogs.tsx'
import { WorkplaceListings } from './workplace-listings.tsx'
import * as t from '#domains/businesses/texts.ts'

const perPage = 10

/** Offers waiting for an answer come first. */
function WorkplaceOffers({ seller }: { seller: Workplace['seller'] }) {
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

/** The businesses that a member may act for, and invitations; renders nothing without any. */
export function WorkplacesSection() {
  const { data } = useApiQuery(listWorkplaces, {})
  if (!data || data.items.length === 0) return null
  return (
    <BusinessSection id="workplaces" title={t.businesses_you_help()} lead={t.with_your_own_account()}>
      <ul className="grid grid-cols-1 gap-6">
        {data.items.map((workplace) => (
          <WorkplaceItem key={workplace.id} workplace={workplace} />
        ))}
      </ul>
    </BusinessSection>
  )
}

function WorkplaceItem({ workplace }: { workplace: Workplace }) {
  const { id, seller, rights, status } = workplace
  const [open, setOpen] = useState<'accept' | 'end' | null>(null)
  const invalidate = useInvalidate()
  const isInvited = status === 'invited'
  const end = useApiMutation(endTeamMember, {
    onSuccess: () => {
      setOpen(null)
      invalidate(listWorkplaces)
      notify.success(isInvited ? t.invitation_declined() : t.you_left_the_team())
    },
  })
  return (
    <li className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-base font-semibold break-words">{seller.name}</h3>
          <p className="text-sm text-ink-2">
            {isInvited ? t.invites_you({ rights: describeRights(rights) }) : describeRights(rights)}
          </p>
        </div>
        <span className="flex flex-wrap items-center gap-2">
          {isInvited && (
            <Button
              size="small"
              aria-label={t.accept_name({ name: seller.name })}
              onClick={() => setOpen('accept')}
            >
              {t.accept()}
            </Button>
          )}
          <Button
            kind="ghost"
            size="small"
            aria-label={
              isInvited ? t.decline_name({ name: seller.name }) : t.leave_name({ name: seller.name })
            }
            onClick={() => setOpen('end')}
          >
            {isInvited ? t.decline() : t.leave()}
          </Button>
        </span>
      </div>
      {!isInvited && <Work workplace={workplace} />}
      {open === 'accept' && <AcceptDialog workplace={workplace} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'end'}
        title={isInvited ? t.decline_this_invitation() : t.leave_this_team({ name: seller.name })}
        confirm={isInvited ? t.decline_invitation() : t.leave_team()}
        kind="danger"
        busy={end.isPending}
        error={end.error ? getMessage(end.error) : undefined}
        onConfirm={() => end.mutate({ id })}
        onClose={() => setOpen(null)}
      >
        {t.they_can_invite_you_again()}
      </ConfirmDialog>
    </li>
  )
}

/** Links to the pages that the member's rights open. */
function Work({ workplace }: { workplace: Workplace }) {
  const { seller, rights } = workplace
  const links = [
    rights.includes('enquiries') && {
      to: `/ichat?seller=${seller.id}`,
      icon: MessageCircle,
      label: t.enquiries(),
      name: t.enquiries_of({ name: seller.name }),
    },
    rights.includes('statistics') && {
      to: `/reports?seller=${seller.id}`,
      icon: ChartColumn,
      label: t.reports(),
      name: t.reports_of({ name: seller.name }),
    },
    rights.includes('settings') && {
      to: `/user-settings?business=${seller.id}`,
      icon: Settings,
      label: t.settings(),
      name: t.settings_of({ name: seller.name }),
    },
  ].filter((link) => link !== false)
  return (
    <>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {links.map(({ to, icon, label, name }) => (
            <LinkButton key={to} to={to} kind="quiet" size="small" icon={icon} aria-label={name}>
              {label}
            </LinkButton>
          ))}
        </p>
      )}
      {rights.includes('offers') && <WorkplaceOffers seller={seller} />}
      {(rights.includes('listings') || rights.includes('questions')) && (
        <WorkplaceListings workplace={workplace} />
      )}
    </>
  )
}
