import { EyeOff } from 'lucide-react'
import type { MouseEvent } from 'react'
import { listBids } from '#domains/auctions/common/bidding.ts'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import { listQuestions } from '#domains/listings/common/questions/questions.ts'
import { Gallery } from '#domains/listings/web/gallery.tsx'
import { ListingAbout, ListingHeading } from '#domains/listings/web/listing-about.tsx'
import { DealFacts } from '#domains/listings/web/deal-facts.tsx'
import { SellerCard } from '#domains/listings/web/seller-card.tsx'
import { BidHistory } from '#domains/auctions/web/shared/bid-history.tsx'
import { bidsWithPage } from '#domains/auctions/web/shared/use-bids.ts'
import { PriceHead } from '#domains/auctions/web/shared/price-head.tsx'
import { ListingAgents } from '#domains/businesses/web/shared/listing-agents.tsx'
import { ListingPlace } from '#domains/places/web/shared/listing-place.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/listings/texts.ts'

/** A preview, because the page itself redirects admins. */
export function PublicPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const call = useApiQuery(getListing, { id })
  return (
    <Dialog open onClose={onClose} title={t.as_the_public_sees_it()} shape="panel" width="wide">
      <Query
        call={call}
        failed={t.the_preview_didnt_load()}
        loading={t.loading_the_preview()}
        skeleton={
          <>
            <Skeleton className="mb-4 h-64 rounded-panel" />
            <SkeletonText lines={6} />
          </>
        }
        missing={
          <EmptyState icon={EyeOff} title={t.not_public()}>
            {t.only_the_seller_and_administrators_can()}
          </EmptyState>
        }
      >
        {(data) => <Page listing={data} />}
      </Query>
    </Dialog>
  )
}

function Page({ listing }: { listing: Listing }) {
  return (
    <article className="grid gap-5">
      <Notice>{t.this_is_what_visitors_see()}</Notice>
      <Gallery images={listing.images} title={listing.title} />
      <div className="grid grid-cols-1 gap-5" onClickCapture={stopAtLinks}>
        <ListingHeading listing={listing} />
        <Panel>
          <div className="grid gap-4">
            <PriceHead listing={listing} />
            <DealFacts listing={listing} />
          </div>
        </Panel>
        <ListingAbout listing={listing} />
        <ListingPlace {...listing} />
        {listing.agents.length > 0 ? (
          <ListingAgents listing={listing} />
        ) : (
          <SellerCard seller={listing.seller} />
        )}
        <PublicQuestions listing_id={listing.id} />
        {listing.sale_method === 'auction' && <PublicBids listing={listing} />}
      </div>
    </article>
  )
}

/** The links lead to member pages, which redirect admins. */
function stopAtLinks(event: MouseEvent) {
  if (!(event.target instanceof Element && event.target.closest('a'))) return
  event.preventDefault()
  event.stopPropagation()
}

const nothing = () => null

function PublicBids({ listing }: { listing: Listing }) {
  const { data } = useApiQuery(listBids, { listing: listing.id, limit: bidsWithPage })
  return data ? <BidHistory listing={listing} loaded={data} onVoided={nothing} renderMenu={nothing} /> : null
}

function PublicQuestions({ listing_id: listingId }: { listing_id: number }) {
  const { data } = useApiQuery(listQuestions, { listing: listingId })
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h3 className="heading text-lg">{t.questions_and_answers()}</h3>
      <ul className="mt-2 grid gap-3 text-sm">
        {data.items.map(({ id, text, asker, answer }) => (
          <li key={id} className="border-l-2 border-line pl-3.5">
            <p className="text-xs text-ink-2">{asker.display_name}</p>
            <p className="break-words">{text}</p>
            {answer && <p className="mt-1 break-words text-ink-2">{answer.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
