import { EyeOff } from 'lucide-react'
import { getListing, type Listing } from '#contract/listings/listings.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { Gallery } from '#web/features/listings/photos/gallery.tsx'
import { ListingAbout } from '#web/features/listings/listing-about.tsx'
import { ListingHeading } from '#web/features/listings/listing-heading.tsx'
import { CardPrice } from '#web/features/listings/card/price-of.tsx'
import { cardNote } from '#web/features/listings/card/sale-words.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

/** In a frame: the page itself would lead an admin back to the office. */
export function PublicPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const call = useApiQuery(getListing, { id })
  return (
    <Dialog open onClose={onClose} title={t.as_the_public_sees_it()} shape="panel" width="wide">
      {call.data ? (
        <Page listing={call.data} />
      ) : findProblem(call.error)?.key === 'not_found' ? (
        <EmptyState icon={EyeOff} title={t.not_public()}>
          {t.only_the_seller_and_administrators_can()}
        </EmptyState>
      ) : call.error ? (
        <ErrorState
          title={t.the_preview_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={call.isFetching}
        >
          {getMessage(call.error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_the_preview()}>
          <Skeleton className="mb-4 h-64 rounded-panel" />
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Dialog>
  )
}

function Page({ listing }: { listing: Listing }) {
  return (
    <article className="grid gap-5">
      <Gallery images={listing.images} title={listing.title} />
      <ListingHeading listing={listing} />
      <p className="num flex flex-wrap items-baseline gap-x-2.5">
        <CardPrice card={listing} />
        <span className="text-sm text-ink-2">{cardNote(listing)}</span>
      </p>
      <ListingAbout listing={listing} />
      <PublicQuestions listing_id={listing.id} />
    </article>
  )
}

function PublicQuestions({ listing_id }: { listing_id: number }) {
  const { data } = useApiQuery(listQuestions, { listing: listing_id })
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
