import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import { useHold } from '#domains/listings/web/shared/hold.tsx'
import { makeOffer, type OfferViewer } from '#domains/offers/common/offers.ts'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { findProblem } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useSignInFor, useResumeIntent } from '#platform/web/session/pending-intent.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeExpiry } from './offer-labels.ts'
import { useOfferChanged, useOffersOn } from './use-offers.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/offers/texts.ts'

const AmountDialog = lazyOnClick(async () => (await import('./amount-dialog.tsx')).default)

const takesOffers = ({
  accepts_offers: acceptsOffers,
  status,
  sale_method: saleMethod,
  bid_count: bidCount,
}: Listing) => acceptsOffers && status === 'active' && !(saleMethod === 'auction' && bidCount > 0)

/** The same before and after the viewer is known. */
const offerClick = (isWaiting: boolean) => ({ 'data-click-name': 'offer', ...pendingProps(isWaiting) })

export function OfferAction({ listing }: { listing: Listing }) {
  const { user, status } = useSession()
  const isPending = useHold(listing) !== null
  if (!takesOffers(listing) || user?.id === listing.seller.id) return null
  // The buttons beside it show the reason.
  if (isPending && !listing.viewer?.is_hold_mine) return null
  return user ? (
    <OwnOffer listing={listing} />
  ) : (
    <SignInToOffer listing_id={listing.id} isWaiting={status === 'loading'} />
  )
}

function SignInToOffer({ listing_id: listingId, isWaiting }: { listing_id: number; isWaiting: boolean }) {
  const { pathname } = useLocation()
  const signInFor = useSignInFor()
  return (
    <LinkButton
      to={`${userSignin}?next=${encodeURIComponent(pathname)}`}
      onClick={(event) => {
        event.preventDefault()
        signInFor({ kind: 'offer', subject: String(listingId) })
      }}
      kind="quiet"
      icon={HandCoins}
      wide
      rel="nofollow"
      {...offerClick(isWaiting)}
    >
      {t.make_an_offer()}
    </LinkButton>
  )
}

function OwnOffer({ listing }: { listing: Listing }) {
  const { data } = useOffersOn(listing.id)
  const [openDialog, setOpen] = useState(false)
  const [mine] = data?.items ?? []
  const viewer = data?.viewer
  useResumeIntent({ kind: 'offer', subject: String(listing.id) }, viewer?.may_offer === true, () =>
    setOpen(true),
  )
  if (mine && (mine.status === 'pending' || mine.status === 'countered')) {
    return (
      <LinkButton
        to={`/offers/${mine.id}`}
        kind={mine.may.accept ? 'primary' : 'quiet'}
        icon={HandCoins}
        wide
      >
        {mine.may.accept
          ? t.reply_to_the_sellers_amount({ amount: formatMoney(mine.amount_cents) })
          : t.your_offer_of_amount_is_waiting({ amount: formatMoney(mine.amount_cents) })}
      </LinkButton>
    )
  }
  if (viewer && !viewer.may_offer) return <p className="text-center text-xs text-ink-3">{viewer.why_not}</p>
  return (
    <>
      <Button kind="quiet" icon={HandCoins} wide onClick={() => setOpen(true)} {...offerClick(!viewer)}>
        {t.make_an_offer()}
      </Button>
      {openDialog && viewer && (
        <OfferDialog listing={listing} viewer={viewer} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface OfferDialogProps {
  listing: Listing
  viewer: OfferViewer
  onClose: () => void
}

function OfferDialog({
  listing,
  viewer: { max_cents: maxCents, open_requirements: openRequirements },
  onClose,
}: OfferDialogProps) {
  const binding = useBinding(makeOffer)
  const changed = useOfferChanged()
  const navigate = useNavigate()
  const { refetch } = useApiQuery(getListing, { id: listing.id }, { enabled: false })
  const [until] = useState(() => describeExpiry(listing.closes_at))
  return (
    <AmountDialog
      title={t.make_an_offer()}
      description={joinSentences(
        t.the_seller_can_reply_until({ until }),
        maxCents !== null && t.or_buy_it_now_for_price({ price: formatMoney(maxCents + 1) }),
      )}
      help={
        listing.sale_method === 'auction'
          ? t.the_first_bid_ends_all_offers()
          : t.per_item_excluding_shipping()
      }
      promise={t.if_the_seller_accepts_youve_bought_it}
      offered={listing}
      problemOf={(amount) =>
        maxCents !== null && amount > maxCents
          ? t.your_offer_must_be_below_max({ max: formatMoney(maxCents + 1) })
          : null
      }
      binding={binding}
      name="offer"
      send={async (sent, prepare) => {
        const outcome = await binding.send({ listing_id: listing.id, ...sent }, prepare)
        if (outcome.kind === 'refused') {
          // The dialog then shows what is offered now.
          if (findProblem(outcome.error)?.key === 'price_changed') await refetch()
          return outcome.error
        }
        if (outcome.kind === 'held') return null
        const made = outcome.kind === 'done' ? outcome.reply : null
        const wentBack = notifyWentBack(outcome, {
          name: 'offer',
          title: listing.title,
          price: formatMoney(sent.amount_cents),
          to: made ? `/offers/${made.id}` : `/${listing.type}/${listing.id}/detail`,
        })
        await changed()
        if (wentBack || !made) {
          onClose()
          return null
        }
        if (made.status === 'accepted') notify.success(t.offer_accepted_its_yours())
        else if (made.status === 'declined') notify.info(t.the_seller_doesnt_take_offers_this_low())
        else notify.success(t.offer_sent())
        await navigate(`/offers/${made.id}`)
        return null
      }}
      requirements={openRequirements}
      onClose={onClose}
    />
  )
}
