import { useState } from 'react'
import { formatInstant, formatMoney } from '#shared/formats/formats.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import type { getEditingTerms } from '#contract/selling/selling.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { ShippingRows } from './delivery-section.tsx'
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
import { useOnBehalfOf } from './on-behalf-of.ts'
import { useLiveEdit } from '../live/use-live-edit.ts'
import { usePhotos } from '../photos/use-photos.ts'

interface AddingFormProps {
  own: OwnListing
  terms: OperationReply<typeof getEditingTerms>
  placeNameOf: (suburb: string | null) => string | null
  onSaved: () => void
  onReload: () => void
}

/** After the first bid people rely on what it says: it can be added to, and nothing of it taken back. */
export function AddingForm({ own, terms, placeNameOf, onSaved, onReload }: AddingFormProps) {
  const [added, setAdded] = useState(() => noAdditions(own))
  const photos = usePhotos([], [])
  const new_ids = getImages(photos.list).map(({ id }) => id)
  const additions = listAdditions(own, added, new_ids)
  const reserve_problem = reserveProblem(own, terms.lowest_reserve_cents, added.reserve_price_cents)
  const changes: LiveChanges = {
    ...additions,
    problems: {
      ...additions.problems,
      ...(reserve_problem !== null && { reserve_price_cents: reserve_problem }),
    },
  }
  const edit = useLiveEdit({ own, changes, photos: photos.list, has_bids: true, onSaved })
  const { problems } = edit
  const on_behalf_of = useOnBehalfOf()

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
      lead="People have bid, so you can add to this listing but not change what’s there."
    >
      <Frozen own={own} place_name={placeNameOf(own.suburb)} />
      <Panel title="Description">
        <div className="grid gap-4">
          <p className="max-w-prose text-sm break-words whitespace-pre-line text-ink-2">{own.description}</p>
          <Field
            label="Add to the description"
            optional
            id={fieldIds.description}
            error={problems.description}
            help="For example, something a buyer asked. It’s added below the description."
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
      {own.images.length > 0 && <KeptPhotos own={own} />}
      <PhotoSection
        photos={photos}
        id={fieldIds.image_ids}
        error={problems.image_ids}
        hint="New photos are added after the others."
      />
      {own.vehicle && typeof own.vehicle.odometer_km === 'number' && (
        <Panel title="Odometer">
          <Field
            label="Kilometres"
            id={fieldId('vehicle.odometer_km')}
            error={problems['vehicle.odometer_km']}
            help={
              on_behalf_of
                ? 'You can correct it up or down. The seller can only correct it up.'
                : 'You can only correct it up. For anything else, contact support.'
            }
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
      <Panel title="Shipping">
        <div className="grid gap-3">
          {own.shipping_options.length > 0 && (
            <ul className="grid gap-1 text-sm text-ink-2">
              {own.shipping_options.map(({ label, price_cents }) => (
                <li key={label} className="num">
                  {label}, {formatMoney(price_cents)}
                </li>
              ))}
            </ul>
          )}
          <ShippingRows
            rows={added.shipping}
            most={10 - own.shipping_options.length}
            legend="More shipping options"
            error={problems.shipping_options}
            onChange={(shipping) => add({ shipping })}
          />
        </div>
      </Panel>
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

/** What can no longer change, and why, in one place. */
function Frozen({ own, place_name }: { own: OwnListing; place_name: string | null }) {
  const facts = [
    ['Title', own.title],
    ['Start price', own.start_price_cents === null ? null : formatMoney(own.start_price_cents)],
    ['Buy now', own.buy_now_price_cents === null ? null : formatMoney(own.buy_now_price_cents)],
    ['Closes', own.closes_at && formatInstant(new Date(own.closes_at))],
    ['Condition', own.condition && (own.condition === 'new' ? 'New' : 'Used')],
    ['Location', place_name],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Panel title="What you can’t change">
      <p className="mb-3 text-sm text-ink-2">
        People have bid on these, so they can’t change. To fix an important mistake, withdraw the listing and
        say why.
      </p>
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

function KeptPhotos({ own }: { own: OwnListing }) {
  return (
    <Panel title="Current photos" aside={<span className="num">{own.images.length}</span>}>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {own.images.map((image, index) => (
          <li key={image.id}>
            <Picture
              src={image.thumb_url}
              blur={image.thumbhash}
              alt={`Photo ${index + 1}`}
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
    <Panel title="Reserve">
      {terms.lowest_reserve_cents === null ? (
        <p className="num text-sm text-ink-2">
          {formatMoney(own.reserve_price_cents)}. {terms.why_not_lower}
        </p>
      ) : (
        <Field
          label="Lower it to"
          id={fieldIds.reserve_price_cents}
          error={error}
          help={`You can lower it once, to at least ${formatMoney(terms.lowest_reserve_cents)}. The price doesn’t move until the next bid. Everyone can see that you lowered it, but not to what.`}
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={added.reserve_price_cents}
              onCents={(reserve_price_cents) => onAdd({ reserve_price_cents })}
            />
          )}
        </Field>
      )}
    </Panel>
  )
}
