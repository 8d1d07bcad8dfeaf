import { type FormEvent, useEffect, useState } from 'react'
import {
  listParameters,
  type SearchField,
  searchFields,
} from '#domains/search/common/fields/search-fields.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { getBounds } from '../fields/field-values.ts'
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

const getAreaError = makeTexts(() => t.enter_whole_square_metres_the_smaller())
const getRangeError = makeTexts(() => t.enter_numbers_the_smaller_one_first())

const ranges = searchFields.filter(({ kind }) => kind === 'range')
const clean = (text: string) => text.replace(/[\s,$]/g, '')

/** Undefined when empty, NaN when the field can't have it. */
function readEnd(field: SearchField, sent: URLSearchParams, end: 'min' | 'max'): number | undefined {
  const text = clean(sent.get(`${field.name}_${end}`) ?? '')
  if (text === '') return undefined
  const { min, max } = getBounds(field, end)
  const isNumber = field.value.kind === 'decimal' ? /^\d+(?:\.\d+)?$/.test(text) : /^\d+$/.test(text)
  return isNumber && Number(text) >= min && Number(text) <= max ? Number(text) : Number.NaN
}

function rangeErrors(sent: URLSearchParams): TypedErrors {
  return Object.fromEntries(
    ranges.flatMap((field) => {
      const ends = (['min', 'max'] as const).map((end) => ({
        name: `${field.name}_${end}`,
        size: readEnd(field, sent, end),
      }))
      const [from, to] = ends.map(({ size }) => size)
      const wrong =
        from !== undefined && to !== undefined && from > to
          ? ends
          : ends.filter(({ size }) => Number.isNaN(size))
      const unit = 'unit' in field.value ? field.value.unit : undefined
      return wrong.map(({ name }) => [name, unit === 'm²' ? getAreaError() : getRangeError()])
    }),
  )
}

const rangeNames = new Set(ranges.flatMap(listParameters))

export function readTyped(sent: URLSearchParams, before: Search): { search: Search; errors: TypedErrors } {
  const plain = new URLSearchParams(
    [...sent].map(([name, value]) => [name, rangeNames.has(name) ? clean(value) : value]),
  )
  const { search, errors } = readSearch(plain)
  // Another make has other models, unless a model is entered with it.
  const isModelLeft =
    search.make?.join() !== before.make?.join() && search.model?.join() === before.model?.join()
  return {
    search: isModelLeft ? withoutPage({ ...search, model: undefined }) : search,
    errors: { ...(errors as TypedErrors), ...rangeErrors(sent) },
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
  isDay?: boolean
  /** Names the field too, where the label alone is 'From'. */
  spokenLabel?: string
  error?: string | undefined
}

export function RailField({
  typed,
  label,
  name,
  value,
  number,
  figures,
  list,
  isDay,
  error,
  spokenLabel,
}: RailFieldProps) {
  return (
    <label className="grid gap-1 text-xs text-ink-2">
      {label}
      <TextInput
        // Keyed by the search, so that a removed chip empties the field too.
        key={value ?? ''}
        form={typed.form}
        name={name}
        {...(isDay && { type: 'date' })}
        {...(number && { type: 'number', inputMode: 'decimal', ...number })}
        inputMode={figures ?? (number ? 'decimal' : undefined)}
        list={list}
        autoComplete="off"
        placeholder={nothingTyped}
        maxLength={figures ? 16 : 60}
        defaultValue={value}
        aria-invalid={typed.errors[name] ? true : undefined}
        aria-label={spokenLabel}
        aria-describedby={error}
        className={number || figures ? 'num px-2.5' : 'px-2.5'}
      />
    </label>
  )
}
