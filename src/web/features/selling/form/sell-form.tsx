import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ClosingRules } from '#shared/rules/closing-rules.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import { useNow } from '#web/lib/live/countdown.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { AttributeSection } from './attribute-section.tsx'
import { CardPreview } from './card-preview.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DocumentSection } from './document-section.tsx'
import { listingFrom } from '../draft/draft-listing.ts'
import { SentBack } from '../table/own-standing.tsx'
import { KeptDraftOffer, useDraftOffer } from '../draft/kept-draft-offer.tsx'
import { FloorPlanSection } from '../property/floor-plan-section.tsx'
import { focusField, HintList } from '../publishing/hint-list.tsx'
import { hintsFor } from '../publishing/hints.ts'
import { PhotoSection } from '../photos/photo-section.tsx'
import { PlaceSection, type PlaceSlot } from './place-section.tsx'
import { PropertySection } from '../property/property-section.tsx'
import { PublishBar } from '../publishing/publish-bar.tsx'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { closesAt, publishLabel } from '../publishing/publish-words.ts'
import { type PricedThing, SaleSection } from '../sale/sale-section.tsx'
import { SaveNote } from '../draft/save-note.tsx'
import { SaveError } from '../draft/save-error.tsx'
import { getDetails, fieldIds, getSummary } from './sell-check.ts'
import type { SellChanges } from './sell-section.ts'
import { SellSkeleton } from './sell-skeleton.tsx'
import { useRegister } from '../vehicle/use-register.ts'
import { vehicleAdviceFor, vehicleSaleFound } from '../vehicle/vehicle-sale.ts'
import { aucklandLocal } from '#web/lib/auckland-time.ts'
import { hasUnreadableShipping, readableAnswers } from './sell-values.ts'
import { useOnBehalfOf } from './on-behalf-of.ts'
import { useFilters } from './use-filters.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import { useDocuments } from './use-documents.ts'
import { useSellDraft } from '../draft/use-sell-draft.ts'
import { VehicleSection } from '../vehicle/vehicle-section.tsx'
import { type CategorySlot, WhatSection } from './what-section.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export interface SellFormProps {
  account: Account
  /** The draft to go on with; null starts one with the first change. */
  own: OwnListing | null
  type: Listing['type']
  rules: ClosingRules
  placeNameOf: (suburb: string | null) => string | null
  renderCategory: (slot: CategorySlot) => ReactNode
  renderPlace: (slot: PlaceSlot) => ReactNode
  renderSoldPrices: (thing: PricedThing) => ReactNode
  /** The page as it will be. */
  renderListing: (listing: Listing) => ReactNode
  onCreated: (id: number) => void
  /** It is live, or waits for approval. */
  onPublished: (id: number, status: Listing['status']) => void
  onReload: () => void
}

const getHeadings = makeTexts(() => ({
  general: t.sell_something(),
  vehicle: t.sell_a_vehicle(),
  property: t.list_a_property(),
}))

export function SellForm(props: SellFormProps) {
  const is_new = useOnBehalfOf() === null && props.own === null
  const offer = useDraftOffer(props.type, is_new)
  return offer === undefined ? <SellSkeleton /> : <DrawnForm {...props} offer={offer} />
}

function DrawnForm(props: SellFormProps & { offer: Parameters<typeof KeptDraftOffer>[0]['draft'] | null }) {
  const { account, own, type, rules, offer } = props
  const draft = useSellDraft(account, own, type, {
    max_minutes: rules.max_auction_minutes,
    onCreated: props.onCreated,
  })
  const filters = useFilters(draft.values.category_id)
  const plate = draft.values.vehicle?.plate
  const register = useRegister(typeof plate === 'string' ? plate : '', own?.vehicle?.plate ?? null)
  const record = register.said?.record ?? null
  const documents = useDocuments(draft.values, own?.documents ?? [], draft.change)
  const publishing = usePublishing({
    draft,
    filters: filters.list,
    seller_kind: account.seller_kind,
    rules,
    alsoFound: (values, at) => ({ ...vehicleSaleFound(values, account, record, at), ...documents.problems }),
    onPublished: props.onPublished,
  })
  // Not beside what this tab remembers; and what stands here once stays, so that nothing below it moves.
  const [offered] = useState(draft.values.title ? null : offer)
  const [isPreviewing, setPreviewing] = useState(false)
  const now = useNow(30_000)
  const { values, photos, images, save } = draft
  const closes_at = now === null ? null : closesAt(values, now)
  const place_name = props.placeNameOf(values.suburb)
  const listing = listingFrom(values, {
    id: own?.id ?? null,
    seller: account,
    place_name,
    images,
    documents: documents.list,
    closes_at,
    said: register.said,
    filters: filters.list,
  })
  const advice = now === null ? [] : vehicleAdviceFor(values, account, record, now)
  const today = now === null ? null : aucklandLocal(new Date(now)).slice(0, 10)
  const hints = hintsFor(values, photos.list.length, filters.list, advice, today)
  const summary = getSummary(publishing.problems)
  // A row of shipping or an open home is half-written while one writes it: that is said when it is time to publish.
  const { shipping_options, 'property.open_homes': _, ...whole } = draft.unsaveable
  const unsaveable = { ...whole, ...(hasUnreadableShipping(values) && { shipping_options }) }
  const problems = { ...publishing.noticed, ...unsaveable, ...publishing.problems }
  useFocusOnFirstProblem(summary[0]?.field, publishing.attempt)

  function change(changes: SellChanges) {
    publishing.forgive()
    // What another category asks is out of sight then, so nothing unreadable may be left there.
    if (typeof changes === 'function' || changes.category_id === undefined) return draft.change(changes)
    draft.change({ attributes: readableAnswers(values.attributes), ...changes })
  }
  const section = { values, problems, change }
  const note = <SaveNote save={save} isPartial={Object.keys(unsaveable).length > 0} />

  return (
    <div className="grid gap-x-8 pb-8 max-lg:pb-24 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
      <form
        className="min-w-0"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={publishing.leave}
      >
        <SellHeading own={own} type={type} />
        <div className="grid gap-5">
          {offered && <KeptDraftOffer draft={offered} />}
          {own?.status_reason && <SentBack reason={own.status_reason} />}
          <SaveError draft={draft} onReload={props.onReload} />
          <FormErrors
            title={t.before_it_can_be_published()}
            errors={
              publishing.failure && !publishing.isAsking
                ? [{ message: publishing.failure }, ...summary]
                : summary
            }
            attempt={publishing.attempt}
          />
          {values.vehicle && (
            <VehicleSection {...section} account={account} vehicle={values.vehicle} register={register} />
          )}
          {values.property && <PropertySection {...section} property={values.property} />}
          <PhotoSection photos={photos} id={fieldIds.image_ids} error={problems.image_ids} />
          {values.property && <FloorPlanSection {...section} property={values.property} images={images} />}
          {values.property && (
            <DocumentSection
              documents={documents}
              purpose={getDetails(values).property?.purpose ?? null}
              error={problems['property.document_ids']}
            />
          )}
          <WhatSection {...section} renderCategory={props.renderCategory} is_registered={record !== null} />
          <AttributeSection {...section} filters={filters} />
          {type !== 'property' && (
            <>
              <SaleSection {...section} rules={rules} renderSoldPrices={props.renderSoldPrices} />
              <DeliverySection {...section} />
            </>
          )}
          <PlaceSection {...section} render={props.renderPlace} />
          <div className="lg:hidden">
            <HintList hints={hints} name="hints-below" />
          </div>
        </div>
      </form>
      <aside aria-label={t.preview_and_publish()} className="max-lg:hidden">
        <div className="sticky top-21 grid gap-4">
          <div className="rounded-panel border border-line bg-paper p-3.5">
            <CardPreview listing={listing} cover_url={photos.list[0]?.preview_url ?? null} />
          </div>
          <Button kind="quiet" icon={Eye} wide onClick={() => setPreviewing(true)}>
            {t.see_the_whole_page()}
          </Button>
          <Button
            size="large"
            wide
            busy={publishing.busy}
            onClick={publishing.ask}
            className="h-auto min-h-12.5 py-2 text-balance"
          >
            {publishLabel(values, closes_at)}
          </Button>
          {note}
          <HintList hints={hints} name="hints-beside" />
        </div>
      </aside>
      <PublishBar
        values={values}
        closes_at={closes_at}
        busy={publishing.busy}
        note={note}
        onPreview={() => setPreviewing(true)}
        onPublish={publishing.ask}
      />
      <PublishDialog
        open={publishing.isAsking}
        values={values}
        has_photos={images.length > 0}
        advice={publishing.advice}
        closes_at={closes_at}
        busy={publishing.busy}
        failure={publishing.failure}
        onPublish={publishing.publish}
        onChange={(field) => {
          publishing.stop()
          // Once the dialog has given the focus back.
          requestAnimationFrame(() => focusField(field))
        }}
        onClose={publishing.stop}
      />
      <Dialog
        open={isPreviewing}
        onClose={() => setPreviewing(false)}
        title={t.how_people_will_see_it()}
        width="wide"
      >
        <div className="grid gap-6">
          <div className="mx-auto w-52 lg:hidden">
            <CardPreview listing={listing} cover_url={photos.list[0]?.preview_url ?? null} />
          </div>
          {props.renderListing(listing)}
        </div>
      </Dialog>
      <LeavingGuard
        isUnsafe={save.kind === 'failed' || save.kind === 'conflict'}
        isSending={photos.list.some(({ state }) => state === 'sending' || state === 'waiting')}
      >
        {t.your_last_changes_arent_saved_if_you()}
      </LeavingGuard>
    </div>
  )
}

function SellHeading({ own, type }: Pick<SellFormProps, 'own' | 'type'>) {
  const on_behalf_of = useOnBehalfOf()
  if (!on_behalf_of) {
    return (
      <PageHeading title={own ? t.your_draft() : getHeadings()[type]}>
        {t.its_free_to_list_we_save_your_draft_as()}
      </PageHeading>
    )
  }
  return (
    <PageHeading
      title={t.choice_for_seller_name({
        choice: own ? t.a_draft() : getSteadHeadings()[type],
        seller_name: on_behalf_of.seller_name,
      })}
    >
      {t.what_you_write_is_saved_as_you_go({ seller_name: on_behalf_of.seller_name })}
    </PageHeading>
  )
}

const getSteadHeadings = makeTexts(() => ({
  general: t.list_something(),
  vehicle: t.list_a_vehicle(),
  property: t.list_a_property(),
}))

/** The summary is read out as it appears; the focus goes on to what is to be mended first. */
function useFocusOnFirstProblem(id: string | undefined, attempt: number): void {
  const focus = useEffectEvent(() => id && document.getElementById(id)?.focus())
  useEffect(() => {
    if (attempt > 0) focus()
  }, [attempt])
}
