import { MapPinPlus, MapPinX, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { distanceKm, nearestTo, type Point } from '#domains/places/common/near.ts'
import { geocodeAddress, type Geocoded, listPlaces } from '#domains/places/common/places.ts'
import { publicPoint, suburbRadiusM } from '#domains/places/common/public-point.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { type Place, collectPlaces } from './place-match.ts'
import { SuburbChooser } from './suburb-chooser.tsx'
import * as t from '#domains/places/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }))

export interface Location {
  suburb: string | null
  address: string
  latitude: number | null
  longitude: number | null
}

interface LocationStepProps extends Location {
  ids: { suburb: string; address: string; map: string }
  errors: { suburb?: string | undefined; address?: string | undefined; map?: string | undefined }
  addressHelp: string
  onChange: (changes: Partial<Location>) => void
}

/** Kilometres: a pin farther than this from a newly chosen suburb belongs to the previous one. */
const otherPlaceKm = 15

const getName = ({ name, district }: Place) => (name === district ? name : `${name}, ${district}`)

/** A town or suburb; optionally the address and a pin, which only the two sides of a trade see. */
export function LocationStep({ ids, errors, addressHelp, onChange, ...location }: LocationStepProps) {
  const { data } = useApiQuery(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY })
  const places = data ? collectPlaces(data.items) : []
  const chosen = places.find(({ slug }) => slug === location.suburb)
  const { latitude, longitude } = location
  const pin = latitude === null || longitude === null ? null : { latitude, longitude }
  // The map moves here; moving the pin doesn't change it.
  const [focus, setFocus] = useState<Point | null>(pin)

  function choose(place: Place | null) {
    const isElsewhere = pin && place && distanceKm(pin, place) > otherPlaceKm
    if (place) setFocus(pin && !isElsewhere ? pin : null)
    onChange({ suburb: place?.slug ?? null, ...(isElsewhere && { latitude: null, longitude: null }) })
  }

  function settle(found: Geocoded) {
    const isExact = found.precision === 'address' || found.precision === 'street'
    const point = { latitude: found.latitude, longitude: found.longitude }
    setFocus(point)
    onChange({
      ...(isExact && point),
      ...((isExact || location.suburb === null) && { suburb: found.suburb }),
    })
  }

  return (
    <div className="grid gap-5">
      <Field
        label={t.town_or_suburb()}
        id={ids.suburb}
        error={errors.suburb}
        help={t.shown_with_the_listing()}
      >
        {(control) => <SuburbChooser {...control} value={location.suburb} onChange={choose} />}
      </Field>
      <AddressField
        id={ids.address}
        error={errors.address}
        help={addressHelp}
        address={location.address}
        within={chosen ? getName(chosen) : null}
        onChange={(address) => onChange({ address })}
        onFound={settle}
      />
      <PinMap
        id={ids.map}
        error={errors.map}
        pin={pin}
        focus={focus}
        chosen={chosen}
        places={places}
        onMove={onChange}
      />
    </div>
  )
}

interface AddressFieldProps {
  id: string
  error: string | undefined
  help: string
  address: string
  within: string | null
  onChange: (address: string) => void
  onFound: (found: Geocoded) => void
}

function AddressField({ id, error, help, address, within, onChange, onFound }: AddressFieldProps) {
  const [answer, setAnswer] = useState<{ items: Geocoded[]; announcement: string } | null>(null)
  const finding = useApiMutation(geocodeAddress, {
    onSuccess: ({ items }) => {
      const [first, ...others] = items
      const isExact = first?.precision === 'address' || first?.precision === 'street'
      if (first && (!isExact || others.length === 0)) onFound(first)
      setAnswer({ items: isExact && others.length > 0 ? items : [], announcement: describeCandidates(items) })
    },
  })
  const find = () => {
    setAnswer(null)
    finding.mutate({ address: [address.trim(), within].filter(Boolean).join(', ').slice(0, 200) })
  }

  return (
    <div className="grid gap-2">
      <Field label={t.street_address()} optional id={id} error={error} help={help}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              value={address}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => {
                if (!isEnterKey(event) || address.trim().length < 2) return
                event.preventDefault()
                find()
              }}
            />
            <Button
              kind="quiet"
              icon={Search}
              busy={finding.isPending}
              disabled={address.trim().length < 2}
              onClick={find}
              className="shrink-0"
            >
              {t.find()}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {finding.error ? getMessage(finding.error) : answer?.announcement}
      </p>
      {answer && answer.items.length > 0 && (
        <ul className="grid gap-1.5">
          {answer.items.map((item) => (
            <li key={`${item.label} ${item.latitude} ${item.longitude}`}>
              <Button
                kind="quiet"
                wide
                className="h-auto min-h-11 justify-start py-2 text-left"
                onClick={() => {
                  onFound(item)
                  setAnswer({ items: [], announcement: t.the_pin_is_at_label({ label: item.label }) })
                }}
              >
                {item.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function describeCandidates([first, ...others]: Geocoded[]): string {
  if (!first) return t.we_couldnt_find_that_address_you_can()
  if (first.precision !== 'address' && first.precision !== 'street') {
    return t.we_found_place_name_but_not_the_street({ place_name: first.place_name })
  }
  return others.length > 0 ? t.which_address_is_it() : t.the_pin_is_at_label({ label: first.label })
}

interface PinMapProps {
  id: string
  error: string | undefined
  pin: Point | null
  focus: Point | null
  chosen: Place | undefined
  places: Place[]
  onMove: (changes: Partial<Location>) => void
}

function PinMap({ id, error, pin, focus, chosen, places, onMove }: PinMapProps) {
  const liesIn = pin && nearestTo(pin, places)
  const middle = focus ?? chosen
  const area = pin
    ? publicPoint({ ...pin, suburb_latitude: 0, suburb_longitude: 0 })
    : chosen && { latitude: chosen.latitude, longitude: chosen.longitude, radius_m: suburbRadiusM }
  const move = ({ latitude, longitude }: Point) =>
    onMove({ latitude: tidy(latitude), longitude: tidy(longitude) })
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">
        <Sentence
          parts={t.on_the_map_optional({
            span: (parts) => <span className="font-normal text-ink-3">{parts}</span>,
          })}
        />
      </h3>
      <Suspense fallback={<Skeleton className="h-72 rounded-panel" />}>
        <PlaceMap
          id={id}
          label={chosen ? t.map_of_name({ name: getName(chosen) }) : t.map_of_new_zealand()}
          shows={middle ? [{ latitude: middle.latitude, longitude: middle.longitude }] : []}
          aloneZoom={focus ? 14 : 12}
          area={area}
          {...(pin && {
            pin: {
              at: pin,
              label: t.pin_use_the_arrow_keys_to_move_it_with(),
              onMove: move,
            },
          })}
          onTap={move}
          className="h-72"
        />
      </Suspense>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {pin ? (
          <Button
            kind="quiet"
            size="small"
            icon={MapPinX}
            onClick={() => onMove({ latitude: null, longitude: null })}
          >
            {t.remove_the_pin()}
          </Button>
        ) : (
          <Button
            kind="quiet"
            size="small"
            icon={MapPinPlus}
            disabled={!middle}
            onClick={() => middle && move(middle)}
          >
            {t.put_a_pin_here()}
          </Button>
        )}
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
          {liesIn
            ? t.the_pin_is_in_name({ name: getName(liesIn) })
            : t.press_the_map_where_it_is_or_leave_it()}
        </p>
        {liesIn && chosen && liesIn.slug !== chosen.slug && (
          <Button kind="ghost" size="small" onClick={() => onMove({ suburb: liesIn.slug })}>
            {t.say_name_instead_of_name2({ name: liesIn.name, name2: chosen.name })}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-xs text-ink-3">
        {t.only_people_you_trade_with_see_the({ has_pin: Boolean(pin) })}
      </p>
    </div>
  )
}

/** Rounds to about a metre. */
const tidy = (degrees: number) => Math.round(degrees * 1e5) / 1e5
