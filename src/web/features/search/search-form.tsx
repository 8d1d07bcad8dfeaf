import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { TextInput } from '#web/ui/text-input.tsx'
import { ApplyButton, nothing_typed } from './apply-button.tsx'
import { type Asked, readSearch, searchAddress, searchParts } from './search-address.ts'

interface SearchFormProps {
  asked: Asked
  /** What the form itself asks for, by the names in the address. */
  names: readonly string[]
  submit: string
  children: ReactNode
}

/** A part of the rail that is typed: sent as a form, so it works without JavaScript too. */
export function SearchForm({ asked, names, submit, children }: SearchFormProps) {
  const navigate = useNavigate()
  const parts = searchParts(asked.search)
  const own = parts.filter(([name]) => names.includes(name))

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
    void navigate(searchAddress(readSearch(sent).search, { face: asked.face }), { preventScrollReset: true })
  }

  return (
    // Keyed by what was searched, so that a removed chip empties the fields too.
    <form key={JSON.stringify(own)} action="/ibuy" method="get" onSubmit={apply} className="group/typed">
      {parts
        .filter(([name]) => !names.includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {asked.face !== 'grid' && <input type="hidden" name="view" value={asked.face} />}
      {children}
      <ApplyButton inForce={own.length > 0}>{submit}</ApplyButton>
    </form>
  )
}

interface RailFieldProps {
  label: string
  name: string
  value: string | number | undefined
  /** Words otherwise. */
  number?: { min?: number; max?: number; step?: 'any' }
  /** The id of a list of suggestions. */
  list?: string
}

export function RailField({ label, name, value, number, list }: RailFieldProps) {
  return (
    <label className="grid gap-1 text-xs text-ink-2">
      {label}
      <TextInput
        name={name}
        {...(number && { type: 'number', inputMode: 'decimal', ...number })}
        list={list}
        autoComplete="off"
        placeholder={nothing_typed}
        maxLength={60}
        defaultValue={value}
        className={number ? 'num px-2.5' : 'px-2.5'}
      />
    </label>
  )
}
