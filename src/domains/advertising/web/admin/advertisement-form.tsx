import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import type { Advertisement } from '#domains/advertising/common/advertisements.ts'
import { type Image, photoKinds, maxAltCharacters } from '#domains/media/common/media.ts'
import { usePictureUpload } from '#domains/media/web/shared/upload.ts'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError, Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { getPlacementLabels } from './advertisement-labels.ts'
import {
  AdvertisementPreview,
  type AdvertisementForm as Form,
  useAdvertisementForm,
} from './advertisement-preview.tsx'
import { type CapName, capNames } from './advertisement-values.ts'
import * as t from '#domains/advertising/texts.ts'

interface AdvertisementPictureProps {
  id: string
  image: Image | null
  error: string | undefined
  onChange: (image: Image) => void
}

/** Uploaded as soon as it's chosen; shown once the advertisement is saved. */
function AdvertisementPicture({ id, image, error, onChange }: AdvertisementPictureProps) {
  const files = useRef<HTMLInputElement>(null)
  const { sent, failure, choose } = usePictureUpload(onChange)
  const wrong = failure ?? error

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t.picture()}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {image && (
          <span className="w-28 shrink-0">
            <Picture
              src={image.thumb_url}
              blur={image.thumbhash}
              alt={t.the_picture_chosen()}
              round="control"
            />
          </span>
        )}
        <input
          ref={files}
          type="file"
          accept={photoKinds}
          aria-label={t.picture_file()}
          className="hidden"
          onChange={choose}
        />
        <Button
          id={id}
          kind="quiet"
          size="small"
          icon={ImagePlus}
          busy={sent !== null}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onClick={() => files.current?.click()}
        >
          {image ? t.change_picture() : t.add_picture()}
        </Button>
      </div>
      {sent !== null && <ProgressBar label={t.uploading_the_picture()} />}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      <p className="max-w-prose text-xs text-ink-3">{t.a_picture_4_wide_and_3_high_fits_best()}</p>
    </fieldset>
  )
}

export function AdvertisementForm({ advertisement }: { advertisement: Advertisement | null }) {
  const form = useAdvertisementForm(advertisement)
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,40rem)_minmax(0,24rem)]"
      onSubmit={form.submit}
    >
      <div className="grid min-w-0 gap-3.5">
        <FormErrors {...form.report} />
        <Panel>
          <About form={form} />
        </Panel>
        <Panel title={t.place_and_days()}>
          <PlaceAndDays form={form} />
        </Panel>
        <Panel title={t.limits()}>
          <Limits form={form} />
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to={lastTable('/advertisements')}>
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={form.isSending}>
            {advertisement ? t.save_changes() : t.add_advertisement()}
          </Button>
        </div>
      </div>
      <AdvertisementPreview form={form} />
      <LeavingGuard isUnsafe={form.isChanged && !form.isSending} isSending={form.isSending}>
        {t.you_have_unsaved_changes()}
      </LeavingGuard>
    </form>
  )
}

function About({ form }: { form: Form }) {
  return (
    <div className="grid gap-5">
      <AdvertisementPicture
        {...form.field('image')}
        image={form.values.image}
        onChange={(image) => form.enter({ image })}
      />
      <Field
        label={t.what_the_picture_shows()}
        optional
        {...form.field('alt')}
        help={t.for_people_who_cant_see_it()}
      >
        {(control) => (
          <TextInput {...control} {...form.text('alt')} maxLength={maxAltCharacters} autoComplete="off" />
        )}
      </Field>
      <Field label={t.name()} {...form.field('name')} help={t.its_the_line_under_the_picture()}>
        {(control) => <TextInput {...control} {...form.text('name')} maxLength={80} autoComplete="off" />}
      </Field>
      <Field label={t.link()} {...form.field('link')} help={t.start_with_https()}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('link')}
            type="url"
            inputMode="url"
            maxLength={2000}
            autoComplete="off"
            placeholder="https://"
          />
        )}
      </Field>
      <Checkbox {...form.box('is_enabled')} label={t.enabled()} help={t.it_shows_on_its_days_until()} />
    </div>
  )
}

function PlaceAndDays({ form }: { form: Form }) {
  const { starts_on: startsOn, ends_on: endsOn } = form.values
  return (
    <div className="grid gap-5">
      <RadioCards
        {...form.text('placement')}
        {...form.field('placement')}
        legend={t.place()}
        columns={3}
        cards={Object.entries(getPlacementLabels()).map(([value, words]) => ({ value, ...words }))}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t.first_day()} optional {...form.field('starts_on')}>
          {(control) => (
            <>
              <TextInput {...control} {...form.text('starts_on')} type="date" className="num" />
              <ChosenDay day={startsOn} />
            </>
          )}
        </Field>
        <Field label={t.last_day()} optional {...form.field('ends_on')}>
          {(control) => (
            <>
              <TextInput {...control} {...form.text('ends_on')} type="date" className="num" />
              <ChosenDay day={endsOn} />
            </>
          )}
        </Field>
      </div>
    </div>
  )
}

const getCapLabels = makeTexts((): Record<CapName, string> => ({
  max_impressions: t.impressions_in_all(),
  max_clicks: t.clicks_in_all(),
  max_impressions_per_day: t.impressions_a_day(),
  max_clicks_per_day: t.clicks_a_day(),
}))

function Limits({ form }: { form: Form }) {
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-sm text-ink-2">{t.leave_empty_for_no_limit()}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {capNames.map((name) => (
          <Field key={name} label={getCapLabels()[name]} optional {...form.field(name)}>
            {(control) => (
              <TextInput
                {...control}
                {...form.text(name)}
                inputMode="numeric"
                maxLength={13}
                autoComplete="off"
                className="num"
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  )
}
