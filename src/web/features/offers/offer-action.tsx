import { HandCoins } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#contract/addresses.ts'
import { formatMoney } from '#contract/formats.ts'
import type { Listing } from '#contract/listings.ts'
import { makeOffer, type OfferViewer } from '#contract/offers.ts'
import { useAct } from '#web/lib/query.tsx'
import { useSession } from '#web/lib/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useOfferChanged, useOffersOn } from './use-offers.ts'

const AmountDialog = lazy(() => import('./amount-dialog.tsx'))

/** Whether a listing takes offers now, as everyone can see. */
const takesOffers = ({ accepts_offers, status, sale_method, bid_count }: Listing) =>
  accepts_offers && status === 'active' && !(sale_method === 'auction' && bid_count > 0)

/** Naming a price, or the way to the one that was named. */
export function OfferAction({ listing }: { listing: Listing }) {
  const { user } = useSession()
  if (!takesOffers(listing) || user?.id === listing.seller.id) return null
  return user ? <OwnOffer listing={listing} /> : <SignInToOffer />
}

function SignInToOffer() {
  const { pathname } = useLocation()
  return (
    <LinkButton
      to={`${user_signin}?next=${encodeURIComponent(pathname)}`}
      kind="quiet"
      icon={HandCoins}
      wide
      rel="nofollow"
    >
      Make an offer
    </LinkButton>
  )
}

function OwnOffer({ listing }: { listing: Listing }) {
  const { data } = useOffersOn(listing.id)
  const [asking, setAsking] = useState(false)
  const [mine] = data?.items ?? []
  const viewer = data?.viewer
  if (mine && (mine.status === 'pending' || mine.status === 'countered')) {
    return (
      <LinkButton
        to={`/offers/${mine.id}`}
        kind={mine.may.accept ? 'primary' : 'quiet'}
        icon={HandCoins}
        wide
      >
        {mine.may.accept
          ? `Answer the seller’s ${formatMoney(mine.amount_cents)}`
          : `Your offer of ${formatMoney(mine.amount_cents)} waits`}
      </LinkButton>
    )
  }
  if (viewer && !viewer.may_offer) return <p className="text-center text-xs text-ink-3">{viewer.why_not}</p>
  return (
    <>
      <Button kind="quiet" icon={HandCoins} wide disabled={!viewer} onClick={() => setAsking(true)}>
        Make an offer
      </Button>
      {asking && viewer && (
        <Suspense>
          <OfferDialog listing={listing} viewer={viewer} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

interface OfferDialogProps {
  listing: Listing
  viewer: OfferViewer
  onClose: () => void
}

function OfferDialog({ listing, viewer: { most_cents, open_gates }, onClose }: OfferDialogProps) {
  const offer = useAct(makeOffer)
  const changed = useOfferChanged()
  const navigate = useNavigate()
  const least = most_cents === null ? '' : ` It is offered for ${formatMoney(most_cents + 1)}.`
  return (
    <AmountDialog
      title="Make an offer"
      description={`The seller has 48 hours to accept, decline or name another price.${least}`}
      help={
        listing.sale_method === 'auction'
          ? 'The first bid ends all offers.'
          : 'For one piece, without shipping.'
      }
      verb="Offer"
      promise={(amount) =>
        `If the seller accepts, you have bought it for ${amount}. You can take the offer back until then.`
      }
      problemOf={(amount) =>
        most_cents !== null && amount > most_cents
          ? `You can buy it for ${formatMoney(most_cents + 1)}. An offer is less.`
          : null
      }
      send={async (sent) => {
        const made = await offer.mutateAsync({ listing_id: listing.id, ...sent })
        await changed()
        if (made.status === 'accepted') notify.success('Accepted: it is yours')
        else if (made.status === 'declined') notify.info('The seller declines offers this low')
        else notify.success('Your offer is with the seller')
        await navigate(`/offers/${made.id}`)
      }}
      gates={open_gates}
      onClose={onClose}
    />
  )
}
