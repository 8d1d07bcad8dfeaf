import { type FormEvent, useEffect, useState } from 'react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import {
  withoutPage,
  readSearch,
  type Search,
  isSeveral,
  type SearchRequest,
  searchAddress,
  searchParts,
} from '../search-address.ts'
import * as t from '#domains/search/texts.ts'

type TypedErrors = Record<string, string>

const areas = ['floor_area', 'land_area'] as const
const getAreaError = makeTexts(() => t.enter_whole_square_metres_the_smaller())

/** Undefined when empty, NaN when it's not a size. */
function squareMetres(typed: string | null): number | undefined {
  const text = (typed ?? '').replace(/[\s,]/g, '')
  if (text === '') return undefined
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN
}

function areaErrors(sent: URLSearchParams): TypedErrors {
  return Object.fromEntries(
    areas.flatMap((area) => {
      const ends = [`${area}_min`, `${area}_max`].map((name) => ({
        name,
        size: squareMetres(sent.get(name)),
      }))
      const [from, to] = ends.map(({ size }) => size)
      const wrong =
        from !== undefined && to !== undefined && from > to
          ? ends
          : ends.filter(({ size }) => Number.isNaN(size))
      return wrong.map(({ name }) => [name, getAreaError()])
    }),
  )
}

export function readTyped(sent: URLSearchParams, before: Search): { search: Search; errors: TypedErrors } {
  const plain = new URLSearchParams(
    [...sent].map(([name, value]) => [
      name,
      areas.some((area) => name.startsWith(area)) ? value.replace(/[\s,]/g, '') : value,
    ]),
  )
  const { search, errors } = readSearch(plain)
  // Another make has other models, unless a model is entered with it.
  const isModelLeft = search.make?.join() !== before.make?.join() && search.model === before.model
  return {
    search: isModelLeft ? withoutPage({ ...search, model: undefined }) : search,
    errors: { ...(errors as TypedErrors), ...areaErrors(sent) },
  }
}

export interface Typed {
  form: string
  errors: TypedErrors
  /** Whether a field differs from the search. */
  isUnsent: boolean
}

interface TypedFormProps {
  typed: Typed
  request: SearchRequest
  /** The parameter names of its fields; other parameters are submitted unchanged. */
  names: readonly string[]
  onErrors: (errors: TypedErrors) => void
  onApplied?: (() => void) | undefined
}

export function useTyped(form: string, request: SearchRequest) {
  const [errors, setErrors] = useState<TypedErrors | null>(null)
  const [isUnsentNow, setUnsent] = useState(false)
  const compare = () => {
    const element = document.getElementById(form)
    setUnsent(element instanceof HTMLFormElement && isUnsent(element))
  }
  // The fields change with the search too.
  // oxlint-disable-next-line react/exhaustive-deps -- It reads the document.
  useEffect(compare, [request.search])
  const typed: Typed = { form, errors: errors ?? request.errors, isUnsent: isUnsentNow }
  return { typed, setErrors, onInput: compare }
}

/**
 * The rail's only form: its button applies all fields at once, without JavaScript too. It shows
 * while a field differs from the search; without scripts once a value is typed, and while one is
 * active. The rail is a `group/typed`.
 */
export function TypedForm({ typed, request, names, onErrors, onApplied }: TypedFormProps) {
  const changeAddress = useChangeAddress(isSeveral)
  const parts = searchParts(request.search)
  const isInForce = parts.some(([name]) => names.includes(name))

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
    const { search, errors } = readTyped(sent, request.search)
    onErrors(errors)
    if (Object.keys(errors).length > 0) return
    changeAddress(searchAddress(search, { face: request.face }), { preventScrollReset: true })
    onApplied?.()
  }

  return (
    <form
      id={typed.form}
      action="/ibuy"
      method="get"
      onSubmit={apply}
      noValidate
      className={joinClasses(typedStyle, !typed.isUnsent && (isInForce ? hiddenByScripts : hiddenIfBlank))}
    >
      {parts
        .filter(([name]) => !names.includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {request.face !== 'grid' && <input type="hidden" name="view" value={request.face} />}
      <Button type="submit" size="small" wide>
        {t.apply()}
      </Button>
    </form>
  )
}

const hiddenByScripts = '[html[data-scripts]_&]:hidden'
const hiddenIfBlank = 'hidden group-has-[input[form]:not(:placeholder-shown)]/typed:block'

// A sheet has its own button, which applies typed values as it closes.
const typedStyle = 'sticky bottom-0 z-10 bg-ground py-2 in-[dialog]:hidden!'

export function isUnsent(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (field) =>
      field instanceof HTMLInputElement && field.type !== 'hidden' && field.value !== field.defaultValue,
  )
}

/** Marks an empty field of the form. */
const nothingTyped = ' '

interface RailFieldProps {
  typed: Typed
  label: string
  name: string
  value: string | number | undefined
  number?: { min?: number; max?: number; step?: 'any' }
  figures?: 'decimal' | 'numeric'
  list?: string
  error?: string | undefined
}

export function RailField({ typed, label, name, value, number, figures, list, error }: RailFieldProps) {
  return (
    <label className="grid gap-1 text-xs text-ink-2">
      {label}
      <TextInput
        // Keyed by the search, so that a removed chip empties the field too.
        key={value ?? ''}
        form={typed.form}
        name={name}
        {...(number && { type: 'number', inputMode: 'decimal', ...number })}
        inputMode={figures ?? (number ? 'decimal' : undefined)}
        list={list}
        autoComplete="off"
        placeholder={nothingTyped}
        maxLength={figures ? 16 : 60}
        defaultValue={value}
        aria-invalid={typed.errors[name] ? true : undefined}
        aria-describedby={error}
        className={number || figures ? 'num px-2.5' : 'px-2.5'}
      />
    </label>
  )
}
