import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { type MetaDescriptor, redirect } from 'react-router'
import { listBids } from '#domains/auctions/common/bidding.ts'
import { getListing, type Listing, type ListingCard } from '#domains/listings/common/listings.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { getListingHistory, type ListingHistory as History } from '#domains/selling/common/selling.ts'
import { QuestionReportButton } from '#domains/flags/web/report-button.tsx'
import { BlockButton } from '#domains/accounts/web/blocks/block-button.tsx'
import { ListingAgents } from '#domains/businesses/web/shared/listing-agents.tsx'
import { DealDialogs } from '#domains/auctions/web/buy-dialog.tsx'
import { useExtension } from '#domains/auctions/web/use-extension.ts'
import { BidHistory } from '#domains/auctions/web/shared/bid-history.tsx'
import { PriceAnnouncer, PriceBar, PhonePricePanel, PricePanel } from '#domains/auctions/web/price-bar.tsx'
import { PriceChart } from '#domains/auctions/web/history/price-chart.tsx'
import type { ListingSession } from '#domains/auctions/web/listing-session.ts'
import { useBidding } from '#domains/auctions/web/bid/use-bidding.ts'
import { bidsWithPage } from '#domains/auctions/web/shared/use-bids.ts'
import { useCountedView } from '#domains/listings/web/count-view.ts'
import { DealFacts } from '#domains/listings/web/deal-facts.tsx'
import { FollowButton } from '#domains/follows/web/follow-button.tsx'
import { VehicleFinance, WeeklyRepayment } from '#domains/finance/web/vehicle-finance.tsx'
import { Gallery } from '#domains/listings/web/gallery.tsx'
import { EarlierPrice } from '#domains/listings/web/earlier-price.tsx'
import { ListingAbout, ListingHeading } from '#domains/listings/web/listing-about.tsx'
import { listingAddress } from '#domains/listings/web/use-live-listing.ts'
import { listingMeta, useLiveTitle } from '#domains/listings/web/listing-meta.ts'
import { SellerCard } from '#domains/listings/web/seller-card.tsx'
import { SimilarListings } from '#domains/listings/web/card/similar-listings.tsx'
import { useListing } from '#domains/listings/web/use-listing.ts'
import { OfferAction } from '#domains/offers/web/offer-action.tsx'
import { OffersOnListing } from '#domains/offers/web/offers-on-listing.tsx'
import { ListingPlace } from '#domains/places/web/shared/listing-place.tsx'
import { loadQuestions, Questions } from '#domains/listings/web/questions/questions.tsx'
import { CurrentHistory } from '#domains/selling/web/numbers/listing-history.tsx'
import { getPayOffer, type PayOffer } from '#domains/trade-payments/common/trade-payments.ts'
import { PayOfferLine } from '#domains/trade-payments/web/shared/pay-offer-line.tsx'
import { PriceLabel } from '#domains/search/web/sold-prices/price-label.tsx'
import { SoldPrices } from '#domains/search/web/sold-prices/sold-prices.tsx'
import { Heart } from '#domains/watchlist/web/heart.tsx'
import { LookNote, WatchButton } from '#domains/watchlist/web/watch-button.tsx'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { type Load, listListingTopics } from '#platform/web/loading/load.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Breadcrumbs } from '#platform/web/ui/layout/breadcrumbs.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { BidderMenu } from './bidder-menu.tsx'
import { ListingMenu } from './listing-menu.tsx'
import * as t from '#domains/listings/texts.ts'

export interface LoadedDetail {
  listing: Listing
  bids: OperationReply<typeof listBids>
  questions: Awaited<ReturnType<typeof loadQuestions>>
  history: History
  payOffer: PayOffer
  origin: string
}

/** The address of another type redirects to the listing's own. */
export const loadDetail = (async (api, { params, url, signal }) => {
  const id = Number(params.id)
  const [listing, bids, questions, history, payOffer] = await Promise.all([
    api.call(getListing, { id }, { signal }),
    api.call(listBids, { listing: id, limit: bidsWithPage }, { signal }),
    loadQuestions(api, id, signal),
    api.call(getListingHistory, { id }, { signal }),
    api.call(getPayOffer, { id }, { signal }),
  ])
  const address = listingAddress(listing)
  if (!url.pathname.startsWith(address)) throw redirect(address, 301)
  return { listing, bids, questions, history, payOffer, origin: url.origin }
}) satisfies Load<LoadedDetail>

export const getDetailTopics = ({ listing, history }: LoadedDetail): string[] => [
  `seller:${listing.seller.id}`,
  ...listListingTopics([...history.earlier, ...(history.later ? [history.later] : [])]),
]

export const detailMeta = (loaded: LoadedDetail | undefined): MetaDescriptor[] =>
  loaded ? listingMeta(loaded.listing, loaded.origin) : [{ title: t.hoko() }]

export function DetailPage({ loaded }: { loaded: LoadedDetail }) {
  return <Detail key={loaded.listing.id} {...loaded} />
}

// Only the seller needs them.
const OwnerPanel = lazyPart(
  async () => (await import('#domains/selling/web/owner/owner-panel.tsx')).OwnerPanel,
)
const FeaturePanel = lazyPart(
  async () => (await import('#domains/selling/web/featuring/feature-panel.tsx')).FeaturePanel,
)

const heart = (card: ListingCard) => <Heart listing_id={card.id} title={card.title} />

/** Buyers can still write after the close. */
function SellerPanel({ listingView }: { listingView: ListingSession }) {
  const { listing } = listingView
  const { seller } = listing
  const follow = seller.has_page && (
    <FollowButton seller={{ id: seller.id, name: seller.trading_name ?? seller.display_name }} wide />
  )
  if (listing.agents.length > 0) return <ListingAgents listing={listing} action={follow} />
  const action = (
    <div className="grid gap-2.5">
      <MessageSeller listingView={listingView} />
      {follow}
    </div>
  )
  return <SellerCard seller={seller} action={action} />
}

function MessageSeller({ listingView: { listing, viewer, isSeller } }: { listingView: ListingSession }) {
  const mayWrite = !isSeller && (listing.status === 'active' || viewer?.trade_id != null)
  return mayWrite ? (
    <LinkButton
      data-needs-scripts
      to={`/ichat?listing=${listing.id}`}
      kind="quiet"
      size="small"
      icon={MessageCircle}
    >
      {t.message_seller()}
    </LinkButton>
  ) : null
}

function Beside({ listingView: { listing, viewer, isSeller } }: { listingView: ListingSession }) {
  if (isSeller) return null
  return (
    <>
      <OfferAction listing={listing} />
      {listing.status !== 'sold' && (
        <WatchButton listing_id={listing.id} watchers={listing.watchers} hasBid={viewer?.has_bid === true} />
      )}
    </>
  )
}

const About = ({ listing, payOffer }: Pick<LoadedDetail, 'listing' | 'payOffer'>) => (
  <ListingAbout
    listing={listing}
    payOffer={payOffer.is_offered && <PayOfferLine ceilingCents={payOffer.ceiling_cents} />}
  />
)

const UnderPrice = ({ listing }: { listing: Listing }) => (
  <>
    <EarlierPrice listing={listing} />
    <WeeklyRepayment listing={listing} />
    <PriceLabel listing={listing} />
  </>
)

function Detail({ listing: loaded, bids, questions, history, payOffer, origin }: LoadedDetail) {
  const listingView = useListing(loaded)
  const { listing } = listingView
  useCountedView(listing.id)
  const isAuction = listing.sale_method === 'auction'
  const { isSeller } = listingView
  const bidding = useBidding(listingView)
  const extendedMinutes = useExtension(listing, bids)
  useLiveTitle(listing)
  const panel = {
    bidding,
    extendedMinutes,
    underPrice: <UnderPrice listing={listing} />,
    own: (
      <Suspense fallback={<Skeleton className="h-28" />}>
        <OwnerPanel listing={listing} isRelisted={history.later !== null} />
      </Suspense>
    ),
  }
  const beside = <Beside listingView={listingView} />
  const chart = <PriceChart listing={listing} loaded={bids} />
  const trail = listing.categories.map(({ id, name }) => ({ label: name, to: `/ibuy?category=${id}` }))
  return (
    <article className="grid grid-cols-1 gap-x-9 gap-y-7 print:block lg:grid-cols-[minmax(0,1fr)_24.5rem]">
      <a href="#price" className="skip-link max-lg:hidden">
        {t.skip_to_price()}
      </a>
      <div className="grid grid-cols-1 content-start gap-6 print:block print:space-y-2.5">
        <div className="grid grid-cols-1 gap-2.5 print:block print:space-y-2">
          <div className="flex items-center justify-between gap-3">
            <Breadcrumbs trail={trail} />
            {!isSeller && <ListingMenu listing={listing} />}
          </div>
          <ListingHeading listing={listing} />
          <div className="print:float-left print:mr-4 print:w-72">
            <Gallery images={listing.images} title={listing.title} />
          </div>
          {isSeller && listing.status === 'active' && (
            <Suspense fallback={null}>
              <FeaturePanel listing={listing} />
            </Suspense>
          )}
        </div>
        <PhonePricePanel {...panel} beside={beside} />
        <div className="contents print:hidden">
          <OffersOnListing listing={listing} />
        </div>
        <About listing={listing} payOffer={payOffer} />
        <div className="contents print:hidden">
          <VehicleFinance listing={listing} />
          <CurrentHistory listing={listing} loaded={loaded} history={history} />
          <ListingPlace {...listing} />
        </div>
        <SellerPanel listingView={listingView} />
        <p className="hidden text-sm print:block">{`${origin}${listingAddress(listing)}`}</p>
        <div className="contents print:hidden">
          <Questions
            listing={listing}
            loaded={questions}
            renderReport={({ id, asker }, kind) => (
              <QuestionReportButton
                id={id}
                kind={kind}
                name={kind === 'question' ? asker.display_name : listing.seller.display_name}
              />
            )}
            renderBlock={({ id, asker }) => (
              <BlockButton name={asker.display_name} whom={{ listing_id: listing.id, question_id: id }} />
            )}
          />
          {isAuction && (
            <BidHistory
              listing={listing}
              loaded={bids}
              chart={chart}
              onVoided={listingView.receive}
              renderMenu={(pseudonym, onVoid) => (
                <BidderMenu listing_id={listing.id} pseudonym={pseudonym} onVoid={onVoid} />
              )}
            />
          )}
        </div>
      </div>
      <aside
        id="price"
        tabIndex={-1}
        aria-label={t.price()}
        className="outline-none scroll-mt-28 max-lg:hidden"
      >
        <div className="lg:sticky lg:top-21 lg:max-h-[calc(100dvh-6.5rem)] lg:overflow-y-auto">
          <PricePanel
            {...panel}
            beside={
              <>
                {beside}
                {!isSeller && listing.agents.length === 0 && <DealFacts listing={listing} />}
              </>
            }
          >
            {isAuction && listing.bid_count > 0 && chart}
          </PricePanel>
        </div>
      </aside>
      <div className="contents print:hidden">
        <SoldPrices listing={listing} />
        <SimilarListings listing={listing} corner={heart} />
      </div>
      <PriceAnnouncer listing={listing} />
      {listingView.viewer && listingView.viewer.favourite_id !== null && (
        <LookNote listing_id={listing.id} deal_version={listing.deal_version} version={listing.version} />
      )}
      <PriceBar bidding={bidding} />
      <DealDialogs bidding={bidding} />
    </article>
  )
}
