import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#shared/rules/addresses.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { makeOffer, type OfferViewer } from '#contract/offers/offers.ts'
import { describeStood } from '#web/lib/binding/binding-words.ts'
import { useBinding } from '#web/lib/binding/use-binding.ts'
import { awaitingProps } from '#web/lib/presses/presses.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useSignInFor, useWish } from '#web/lib/session/wish.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useOfferChanged, useOffersOn } from './use-offers.ts'

const AmountDialog = pressedPart(async () => (await import('./amount-dialog.tsx')).default)

/** Whether a listing takes offers now, as everyone can see. */
const takesOffers = ({ accepts_offers, status, sale_method, bid_count }: Listing) =>
  accepts_offers && status === 'active' && !(sale_method === 'auction' && bid_count > 0)

/** The same press, before and after it is known who looks. */
const offerPress = (isWaiting: boolean) => ({ 'data-press': 'offer', ...awaitingProps(isWaiting) })

/** Naming a price, or the way to the one that was named. */
export function OfferAction({ listing }: { listing: Listing }) {
  const { user, status } = useSession()
  if (!takesOffers(listing) || user?.id === listing.seller.id) return null
  return user ? (
    <OwnOffer listing={listing} />
  ) : (
    <SignInToOffer listing_id={listing.id} isWaiting={status === 'loading'} />
  )
}

function SignInToOffer({ listing_id, isWaiting }: { listing_id: number; isWaiting: boolean }) {
  const { pathname } = useLocation()
  const signInFor = useSignInFor()
  return (
    <LinkButton
      to={`${user_signin}?next=${encodeURIComponent(pathname)}`}
      onClick={(event) => {
        event.preventDefault()
        signInFor({ kind: 'offer', subject: String(listing_id) })
      }}
      kind="quiet"
      icon={HandCoins}
      wide
      rel="nofollow"
      {...offerPress(isWaiting)}
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
  useWish({ kind: 'offer', subject: String(listing.id) }, viewer?.may_offer === true, () => setAsking(true))
  if (mine && (mine.status === 'pending' || mine.status === 'countered')) {
    return (
      <LinkButton
        to={`/offers/${mine.id}`}
        kind={mine.may.accept ? 'primary' : 'quiet'}
        icon={HandCoins}
        wide
      >
        {mine.may.accept
          ? `Reply to the seller’s ${formatMoney(mine.amount_cents)}`
          : `Your offer of ${formatMoney(mine.amount_cents)} is waiting`}
      </LinkButton>
    )
  }
  if (viewer && !viewer.may_offer) return <p className="text-center text-xs text-ink-3">{viewer.why_not}</p>
  return (
    <>
      <Button kind="quiet" icon={HandCoins} wide onClick={() => setAsking(true)} {...offerPress(!viewer)}>
        Make an offer
      </Button>
      {asking && viewer && <OfferDialog listing={listing} viewer={viewer} onClose={() => setAsking(false)} />}
    </>
  )
}

const names = { noun: 'offer', done: 'sent' }

interface OfferDialogProps {
  listing: Listing
  viewer: OfferViewer
  onClose: () => void
}

function OfferDialog({ listing, viewer: { max_cents, open_requirements }, onClose }: OfferDialogProps) {
  const binding = useBinding(makeOffer)
  const changed = useOfferChanged()
  const navigate = useNavigate()
  const least = max_cents === null ? '' : ` The asking price is ${formatMoney(max_cents + 1)}.`
  return (
    <AmountDialog
      title="Make an offer"
      description={`The seller has 48 hours to accept, decline or make a counter-offer.${least}`}
      help={
        listing.sale_method === 'auction' ? 'The first bid ends all offers.' : 'Per item, excluding shipping.'
      }
      verb="Offer"
      promise={(amount) =>
        `If the seller accepts, you’ve bought it for ${amount}. You can withdraw your offer until then.`
      }
      problemOf={(amount) =>
        max_cents !== null && amount > max_cents
          ? `Your offer must be below ${formatMoney(max_cents + 1)}.`
          : null
      }
      binding={binding}
      names={names}
      send={async (sent, prepare) => {
        const outcome = await binding.send({ listing_id: listing.id, ...sent }, prepare)
        if (outcome.kind === 'stopped') onClose()
        if (outcome.kind === 'refused') return outcome.error
        if (outcome.kind !== 'done') return null
        const made = outcome.reply
        await changed()
        if (outcome.turned_back) notify.info(describeStood(names))
        else if (made.status === 'accepted') notify.success('Offer accepted – it’s yours')
        else if (made.status === 'declined') notify.info('The seller doesn’t take offers this low')
        else notify.success('Offer sent')
        await navigate(`/offers/${made.id}`)
        return null
      }}
      requirements={open_requirements}
      onClose={onClose}
    />
  )
}
