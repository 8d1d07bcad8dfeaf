import { useState } from 'react'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { StoredDraftOffer, useDraftOffer } from '../draft/stored-draft-offer.tsx'
import { SaveError } from '../draft/save-error.tsx'
import { SaveNote } from '../draft/save-note.tsx'
import { isSendingPhotos } from '../photos/photo-list.ts'
import { focusField, HintList } from '../publishing/hint-list.tsx'
import { PublishBar } from '../publishing/publish-bar.tsx'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { SentBack } from '../table/system-status.tsx'
import { CardPreview } from './card-preview.tsx'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { PlaceNotice } from './listing-place.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { SellAside } from './sell-aside.tsx'
import { SellFields } from './sell-fields.tsx'
import { SellHeading } from './sell-heading.tsx'
import { SellSkeleton } from './sell-skeleton.tsx'
import * as t from '#domains/selling/texts.ts'
import { getIds } from '#domains/selling/web/form/details/detail-values.ts'
import { type SellFormProps, useSellForm } from './use-sell-form.ts'

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
    <div className="grid gap-x-8 pb-8 max-lg:pb-24 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
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
      />
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
