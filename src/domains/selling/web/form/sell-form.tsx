import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import { getIds } from '#domains/selling/web/form/detail-values.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ClockBadge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Card } from '#platform/web/ui/layout/card.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { StoredDraftOffer, useDraftOffer, SaveError, SaveNote } from '../draft/save-error.tsx'
import { isSendingPhotos } from '../photos/photo-list.ts'
import { HintList, focusField, PublishBar, PublishDialog } from '../publishing/publish-dialog.tsx'
import { describePublishing, publishLabel } from '../publishing/publish-labels.ts'
import { ScheduledStart } from '../publishing/scheduled-start.tsx'
import { StartDialog } from '../publishing/start-dialog.tsx'
import { SentBack } from '../table/system-status.tsx'
import { LazyBankDialog } from '../delivery/paid-into.tsx'
import { PlaceNotice } from './listing-place.tsx'
import { SellFields } from './sell-fields.tsx'
import { SellSkeleton } from './sell-skeleton.tsx'
import { type SellFormState, type SellFormProps, useSellForm } from './use-sell-form.ts'
import * as t from '#domains/selling/texts.ts'

function CardPreview({ listing, coverUrl }: { listing: Listing; coverUrl: string | null }) {
  const isEnquired = listing.sale_method === 'enquire'
  const words = listing.property_brief || isEnquired ? describePrice(listing) : null
  const note =
    listing.sale_method === 'auction'
      ? t.no_bids_yet()
      : isEnquired
        ? words
          ? undefined
          : t.asking_price()
        : listing.quantity > 1
          ? t.buy_now_quantity_left({ quantity: listing.quantity })
          : t.buy_now_2()
  return (
    <div inert>
      <Card
        to="#"
        title={listing.title}
        picture={
          <Picture
            src={listing.cover?.url ?? coverUrl}
            blur={listing.cover?.thumbhash}
            alt={listing.cover?.alt ?? ''}
          />
        }
        badge={
          listing.closes_at && <ClockBadge>{formatShortInstant(new Date(listing.closes_at))}</ClockBadge>
        }
        figure={
          words ? (
            <WordedPrice price={words} />
          ) : (
            <span className="card-figure">
              {listing.price_cents > 0 ? formatMoney(listing.price_cents) : 'NZ$ …'}
            </span>
          )
        }
        note={words ? undefined : note}
        place={listing.place_name}
      />
    </div>
  )
}

interface SellAsideProps {
  form: SellFormState
  note: ReactNode
  onPreview: () => void
}

function SellAside({ form, note, onPreview }: SellAsideProps) {
  const { draft, publishing, listing, closes_at: closesAt, hints } = form
  const { values, photos } = draft
  const line = describePublishing(values, closesAt)
  return (
    <aside aria-label={t.preview_and_publish()} className="min-w-0 max-lg:hidden">
      <div className="sticky top-21 grid grid-cols-1 gap-4">
        <div className="rounded-panel border border-line bg-paper p-3.5">
          <CardPreview listing={listing} coverUrl={photos.list[0]?.previewUrl ?? null} />
        </div>
        <Button kind="quiet" icon={Eye} wide onClick={onPreview}>
          {t.see_the_whole_page()}
        </Button>
        <Button size="large" wide busy={publishing.busy} onClick={publishing.confirmPublish}>
          {publishLabel(values)}
        </Button>
        {line && <p className="num -mt-2 text-center text-sm text-ink-2">{line}</p>}
        {note}
        <HintList hints={hints} name="hints-beside" />
      </div>
    </aside>
  )
}

const getHeadings = makeTexts(() => ({
  general: t.list_an_item(),
  vehicle: t.sell_a_vehicle(),
  property: t.list_a_property(),
}))

interface SellHeadingProps {
  isBegun: boolean
  type: Listing['type']
}

function SellHeading({ isBegun, type }: SellHeadingProps) {
  const onBehalfOf = useRepresentedSeller()
  if (!onBehalfOf) {
    return (
      <PageHeading title={isBegun ? t.your_draft() : getHeadings()[type]}>
        {t.its_free_to_list_we_save_your_draft_as()}
      </PageHeading>
    )
  }
  return (
    <PageHeading
      title={(isBegun ? t.a_draft_for_name : steadHeadings[type])({ name: onBehalfOf.seller_name })}
    >
      {t.what_you_write_is_saved_as_you_go({ seller_name: onBehalfOf.seller_name })}
    </PageHeading>
  )
}

const steadHeadings = {
  general: t.list_something_for_name,
  vehicle: t.list_a_vehicle_for_name,
  property: t.list_a_property_for_name,
}

export function SellForm(props: SellFormProps) {
  const isNew = useRepresentedSeller() === null && props.own === null
  const offer = useDraftOffer(props.type, isNew)
  return offer === undefined ? <SellSkeleton /> : <RenderedForm {...props} offer={offer} />
}

function RenderedForm(
  props: SellFormProps & { offer: Parameters<typeof StoredDraftOffer>[0]['draft'] | null },
) {
  const { own, type, offer } = props
  const form = useSellForm(props)
  const { draft, publishing, listing, closes_at: closesAt, hints, summary } = form
  const { values, photos, images, save } = draft
  // Not offered beside this tab's own draft. Once shown it stays, so that nothing below it moves.
  const [offered] = useState(draft.values.title ? null : offer)
  const [isPreviewing, setPreviewing] = useState(false)
  const note = <SaveNote save={save} isPartial={form.isPartlySaved} isWaiting={publishing.isWaiting} />

  return (
    <div className="grid gap-x-8 pb-8 max-lg:pb-16 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
      <form
        className="min-w-0"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={publishing.leave}
      >
        <SellHeading isBegun={own !== null} type={type} />
        <div className="grid gap-5">
          {offered && <StoredDraftOffer draft={offered} />}
          <PlaceNotice type={type} />
          {props.copied_from !== null && <Notice>{t.copied_from_listing({ id: props.copied_from })}</Notice>}
          {own?.scheduled_start && (
            <ScheduledStart
              id={own.id}
              scheduled_start={own.scheduled_start}
              onStart={publishing.confirmPublish}
            />
          )}
          {own?.status_reason && <SentBack reason={own.status_reason} />}
          <SaveError draft={draft} onReload={props.onReload} />
          <FormErrors
            title={t.before_it_can_be_published()}
            errors={
              publishing.failure && !publishing.isOpen
                ? [{ message: publishing.failure }, ...summary]
                : summary
            }
            attempt={publishing.attempt}
          />
          <SellFields {...props} form={form} />
          <div className="lg:hidden">
            <HintList hints={hints} name="hints-below" />
          </div>
        </div>
      </form>
      <SellAside form={form} note={note} onPreview={() => setPreviewing(true)} />
      <PublishBar
        values={values}
        closes_at={closesAt}
        busy={publishing.busy}
        note={note}
        onPreview={() => setPreviewing(true)}
        onPublish={publishing.confirmPublish}
      />
      <PublishDialog
        open={publishing.isOpen}
        values={values}
        hasPhotos={images.length > 0}
        advice={publishing.advice}
        closes_at={closesAt}
        busy={publishing.busy}
        failure={publishing.failure}
        onPublish={publishing.publish}
        onChange={(field) => {
          publishing.stop()
          // Runs after the dialog has restored the focus.
          requestAnimationFrame(() => focusField(field))
        }}
        onClose={publishing.stop}
        onStartLater={publishing.later.choose}
      />
      {publishing.later.draftId !== null && (
        <StartDialog
          id={publishing.later.draftId}
          starts_at={own?.scheduled_start ?? null}
          onScheduled={props.onScheduled}
          onClose={publishing.later.stop}
        />
      )}
      {publishing.account.isMissing && (
        <LazyBankDialog
          onSkip={publishing.account.publishAnyway}
          onSaved={publishing.account.publishAnyway}
          onClose={publishing.account.dismiss}
        />
      )}
      <PlanAlert need={publishing.planAlert.need} onClose={publishing.planAlert.close} />
      <Dialog
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
        title={t.how_people_will_see_it()}
        width="wide"
      >
        <div className="grid gap-6">
          <div className="mx-auto w-52 lg:hidden">
            <CardPreview listing={listing} coverUrl={photos.list[0]?.previewUrl ?? null} />
          </div>
          {props.renderListing(listing, type === 'property' ? getIds(values.property?.agent_ids) : [])}
        </div>
      </Dialog>
      <LeavingGuard
        isUnsafe={save.kind === 'failed' || save.kind === 'conflict'}
        isSending={isSendingPhotos(photos.list)}
      >
        {t.your_last_changes_arent_saved_if_you()}
      </LeavingGuard>
    </div>
  )
}
