import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { listPlaces } from '#domains/places/common/places.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import type { FieldControl } from '#platform/web/ui/fields/field.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { foldText, matchPlaces, type Place, collectPlaces } from './place-match.ts'
import * as t from '#domains/places/texts.ts'

interface SuburbChooserProps extends Partial<FieldControl> {
  /** A slug that limits the choice. Without one, the whole country is offered. */
  region?: string | null
  value: string | null
  /** Null while the typed text matches no place. */
  onChange: (place: Place | null) => void
  onBlur?: () => void
}

export function SuburbChooser({
  region = null,
  value,
  onChange,
  onBlur,
  id,
  ...described
}: SuburbChooserProps) {
  const list = useId()
  // Without a choice, the names are fetched when the user is about to choose.
  const [isWanted, setWanted] = useState(false)
  const { data, error, isPending, refetch } = useApiQuery(
    listPlaces,
    {},
    { staleTime: Number.POSITIVE_INFINITY, enabled: isWanted || value !== null },
  )
  const [typing, setTyping] = useState<{ text: string; region: string | null } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)

  // A text typed for one region doesn't apply to another.
  const typed = typing?.region === region ? typing.text : null
  const setTyped = (text: string | null) => setTyping(text === null ? null : { text, region })
  const places = placesWithin(data, region)
  const chosen = places.find(({ slug }) => slug === value)
  const shown = typed ?? (chosen ? getName(chosen) : '')
  const matches = isOpen ? matchPlaces(places, typed ?? '') : []
  const activeId = matches[active] ? `${list}-${active}` : undefined

  function open() {
    setActive(Math.max(0, typed === null && chosen ? matchPlaces(places, '').indexOf(chosen) : 0))
    setOpen(true)
  }

  function type(text: string) {
    setTyped(text)
    setActive(0)
    setOpen(true)
    if (value !== null) onChange(null)
  }

  function choose(place: Place) {
    setTyped(null)
    setOpen(false)
    onChange(place)
  }

  /**
   * Enter came before the names had loaded: chooses the first match if the text is still the same.
   */
  async function chooseOnceKnown(text: string) {
    const { data: known } = await refetch({ cancelRefetch: false })
    const [first] = matchPlaces(placesWithin(known, region), text)
    const isStill = input.current?.value === text && document.activeElement === input.current
    if (first && isStill) choose(first)
  }

  /** A complete name counts as chosen; an incomplete one stays for correction. */
  function leave() {
    const found = typed ? matchPlaces(places, typed) : []
    const exact = found.filter(({ name }) => foldText(name) === foldText(typed ?? ''))
    const [only, ...others] = exact.length > 0 ? exact : found
    if (only && others.length === 0) choose(only)
    if (typed === '') setTyped(null)
    setOpen(false)
    onBlur?.()
  }

  function press(event: KeyboardEvent) {
    const last = matches.length - 1
    const target = {
      ArrowDown: isOpen ? Math.min(active + 1, last) : active,
      ArrowUp: isOpen ? Math.max(active - 1, 0) : active,
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      if (isOpen) setActive(target)
      else open()
    } else if (isEnterKey(event) && isOpen) {
      event.preventDefault()
      const place = matches[active]
      if (place) choose(place)
      else if (isPending && typed) void chooseOnceKnown(typed)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
  }

  return (
    <div className="relative">
      <TextInput
        {...described}
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen ? activeId : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={t.start_typing_such_as_petone()}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          setWanted(true)
          event.target.select()
        }}
        onClick={open}
        onKeyDown={press}
        onBlur={leave}
        className="pr-10"
      />
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
      {isOpen && (
        <Options id={list} places={matches} active={active} withRegion={region === null} onChoose={choose}>
          {error ? getMessage(error) : isPending ? t.one_moment() : t.no_town_or_suburb_found()}
        </Options>
      )}
    </div>
  )
}

const placesWithin = (all: OperationReply<typeof listPlaces> | undefined, region: string | null) =>
  collectPlaces(all?.items.filter(({ slug }) => region === null || slug === region) ?? [])

const getName = ({ name, district }: Place) => (name === district ? name : `${name}, ${district}`)

interface OptionsProps {
  id: string
  places: Place[]
  active: number
  withRegion: boolean
  onChoose: (place: Place) => void
  children: string
}

function Options({ id, places, active, withRegion, onChoose, children }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const frame = 'absolute inset-x-0 top-full z-30 mt-1 rounded-panel border border-line bg-paper shadow-float'
  if (places.length === 0) {
    return (
      <p id={id} role="status" className={joinClasses(frame, 'px-4 py-3 text-sm text-ink-2')}>
        {children}
      </p>
    )
  }
  return (
    <div
      id={id}
      ref={list}
      role="listbox"
      aria-label={t.towns_and_suburbs()}
      className={joinClasses(frame, 'max-h-72 overflow-y-auto p-1.5')}
    >
      {places.map((place, index) => (
        <div
          key={place.slug}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Uses mousedown, so that choosing comes before the field's blur.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(place)
          }}
          className={joinClasses(
            'flex min-h-11 flex-wrap content-center items-baseline gap-x-2 rounded-control px-3 py-1.5 text-sm select-none hover:bg-sunk',
            index === active && 'bg-pounamu-wash text-pounamu-deep hover:bg-pounamu-wash',
          )}
        >
          {place.name}
          <span className="text-xs text-ink-3">
            {[place.name === place.district ? null : place.district, withRegion ? place.region : null]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ))}
    </div>
  )
}

interface RegionChooserProps extends Partial<FieldControl> {
  value: string | null
  onChange: (slug: string | null) => void
}

export function RegionChooser({ value, onChange, ...control }: RegionChooserProps) {
  const { data } = useApiQuery(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY })
  const regions = data?.items.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  return (
    <Select
      {...control}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[{ value: '', label: t.choose_a_region() }, ...regions]}
    />
  )
}
