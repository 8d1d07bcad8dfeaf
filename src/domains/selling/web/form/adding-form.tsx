import { useState } from 'react'
import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import { useRegionName } from '#domains/places/web/shared/use-place-name.ts'
import { formatInstant, formatMoney } from '#platform/common/formats/formats.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { getEditingTerms } from '#domains/selling/common/selling.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { OptionList } from '../delivery/option-list.tsx'
import { isTransported, mayHaveSeveral, type OptionRow } from '../delivery/option-values.ts'
import {
  type Additions,
  listAdditions,
  type LiveChanges,
  noAdditions,
  reserveProblem,
} from '../live/live-changes.ts'
import { LiveFrame } from '../live/live-frame.tsx'
import { getImages } from '../photos/photo-list.ts'
import { PhotoSection } from '../photos/photo-section.tsx'
import { fieldId, fieldIds } from './sell-check.ts'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { useLiveEdit } from '../live/use-live-edit.ts'
import { usePhotos } from '../photos/use-photos.ts'
import * as t from '#domains/selling/texts.ts'

interface AddingFormProps {
  own: OwnListing
  terms: OperationReply<typeof getEditingTerms>
  placeNameOf: (suburb: string | null) => string | null
  onSaved: () => void
  onReload: () => void
}

/** After the first bid, bidders rely on the text: it can be extended but not changed. */
export function AddingForm({ own, terms, placeNameOf, onSaved, onReload }: AddingFormProps) {
  const [added, setAdded] = useState(() => noAdditions(own))
  const photos = usePhotos([], [])
  const newIds = getImages(photos.list).map(({ id }) => id)
  const additions = listAdditions(own, added, newIds)
  const reserveError = reserveProblem(own, terms.lowest_reserve_cents, added.reserve_price_cents)
  const changes: LiveChanges = {
    ...additions,
    problems: {
      ...additions.problems,
      ...(reserveError !== null && { reserve_price_cents: reserveError }),
    },
  }
  const edit = useLiveEdit({ own, changes, photos: photos.list, has_bids: true, onSaved })
  const { problems } = edit
  const onBehalfOf = useRepresentedSeller()

  function add(more: Partial<Additions>) {
    edit.forgive()
    setAdded((before) => ({ ...before, ...more }))
  }
  const room = Math.max(0, 10_000 - own.description.length - 2)

  return (
    <LiveFrame
      own={own}
      edit={edit}
      fields={changes.fields}
      onReload={onReload}
      lead={t.people_have_bid_so_you_can_add_to_this()}
    >
      <Frozen own={own} place_name={placeNameOf(own.suburb)} />
      <Panel title={t.description()}>
        <div className="grid gap-4">
          <p className="max-w-prose text-sm break-words whitespace-pre-line text-ink-2">{own.description}</p>
          <Field
            label={t.add_to_the_description()}
            optional
            id={fieldIds.description}
            error={problems.description}
            help={t.for_example_something_a_buyer_asked()}
          >
            {(control) => (
              <Textarea
                {...control}
                value={added.description}
                onChange={(event) => add({ description: event.target.value })}
                maxLength={room}
                className="min-h-28"
              />
            )}
          </Field>
        </div>
      </Panel>
      {own.images.length > 0 && <ExistingPhotos own={own} />}
      <PhotoSection
        photos={photos}
        id={fieldIds.image_ids}
        error={problems.image_ids}
        hint={t.new_photos_are_added_after_the_others()}
        already={own.images.length}
      />
      {own.vehicle && typeof own.vehicle.odometer_km === 'number' && (
        <Panel title={t.odometer()}>
          <Field
            label={t.kilometres()}
            id={fieldId('vehicle.odometer_km')}
            error={problems['vehicle.odometer_km']}
            help={onBehalfOf ? t.you_can_correct_it_up_or_down_the() : t.you_can_only_correct_it_up_for()}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={added.odometer}
                onChange={(event) => add({ odometer: event.target.value })}
                className="num sm:max-w-72"
              />
            )}
          </Field>
        </Panel>
      )}
      <MoreDelivery
        own={own}
        rows={added.delivery}
        error={problems.delivery_options}
        onChange={(delivery) => add({ delivery })}
      />
      <Reserve
        own={own}
        terms={terms}
        added={added}
        error={edit.attempt > 0 ? problems.reserve_price_cents : undefined}
        onAdd={add}
      />
    </LiveFrame>
  )
}

function Frozen({ own, place_name: placeName }: { own: OwnListing; place_name: string | null }) {
  const facts = [
    [t.title(), own.title],
    [t.start_price(), own.start_price_cents === null ? null : formatMoney(own.start_price_cents)],
    [t.buy_now(), own.buy_now_price_cents === null ? null : formatMoney(own.buy_now_price_cents)],
    [t.closes(), own.closes_at && formatInstant(new Date(own.closes_at))],
    [t.condition(), own.condition && (own.condition === 'new' ? t.new_word() : t.used())],
    ['Location', placeName],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Panel title={t.what_you_cant_change()}>
      <p className="mb-3 text-sm text-ink-2">{t.people_have_bid_on_these_so_they_cant()}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="num text-sm font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

interface MoreDeliveryProps {
  own: OwnListing
  rows: OptionRow[]
  error: string | undefined
  onChange: (rows: OptionRow[]) => void
}

function MoreDelivery({ own, rows, error, onChange }: MoreDeliveryProps) {
  const region = useRegionName(own.suburb)
  return (
    <Panel title={t.delivery()}>
      <div className="grid gap-3">
        {own.delivery_options.length > 0 && (
          <ul className="grid gap-2 text-sm">
            {own.delivery_options.map((option) => (
              <li key={option.id}>
                <p className="font-semibold wrap-anywhere">{formatOption(option)}</p>
                <p className="num text-ink-2">{formatOptionPrices(option, region)}</p>
              </li>
            ))}
          </ul>
        )}
        <OptionList
          rows={rows}
          taken={own.delivery_options.map(({ id }) => id)}
          legend={t.more_delivery()}
          region={region}
          hasSeveral={mayHaveSeveral(own)}
          isVehicle={isTransported(own)}
          error={error}
          onChange={onChange}
        />
      </div>
    </Panel>
  )
}

function ExistingPhotos({ own }: { own: OwnListing }) {
  return (
    <Panel title={t.current_photos()} aside={<span className="num">{own.images.length}</span>}>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {own.images.map((image, index) => (
          <li key={image.id}>
            <Picture
              src={image.thumb_url}
              blur={image.thumbhash}
              alt={t.photo_index({ index: index + 1 })}
              round="control"
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface ReserveProps {
  own: OwnListing
  terms: OperationReply<typeof getEditingTerms>
  added: Additions
  error: string | undefined
  onAdd: (more: Partial<Additions>) => void
}

function Reserve({ own, terms, added, error, onAdd }: ReserveProps) {
  if (own.reserve_price_cents === null) return null
  return (
    <Panel title={t.reserve()}>
      {terms.lowest_reserve_cents === null ? (
        <p className="num text-sm text-ink-2">
          {formatMoney(own.reserve_price_cents)}. {terms.why_not_lower}
        </p>
      ) : (
        <Field
          label={t.lower_it_to()}
          id={fieldIds.reserve_price_cents}
          error={error}
          help={t.you_can_lower_it_once_to_at_least({
            lowest_reserve: formatMoney(terms.lowest_reserve_cents),
          })}
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={added.reserve_price_cents}
              onCents={(reservePriceCents) => onAdd({ reserve_price_cents: reservePriceCents })}
            />
          )}
        </Field>
      )}
    </Panel>
  )
}
