import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { FieldError } from '#web/ui/field.tsx'
import { textFromCents } from '#web/ui/money-text.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { ApplyButton, nothing_typed } from './apply-button.tsx'
import { type Asked, readSearch, searchAddress, searchParts } from './search-address.ts'

/** From and to, in dollars, sent as a form. */
export function PriceFacet({ asked, name }: { asked: Asked; name: string }) {
  const navigate = useNavigate()
  const { price_min, price_max, ...others } = asked.search
  const [errors, setErrors] = useState<Asked['errors'] | null>(null)
  const shown = errors ?? asked.errors
  const error = shown.price_min ?? shown.price_max

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([key, value]) => [
        key,
        typeof value === 'string' ? value : '',
      ]),
    )
    const read = readSearch(sent)
    setErrors(read.errors)
    if (read.errors.price_min || read.errors.price_max) return
    void navigate(searchAddress(read.search, { face: asked.face }), { preventScrollReset: true })
  }

  return (
    // Keyed by what was searched, so that a removed chip empties the fields too.
    <form
      key={`${price_min} ${price_max}`}
      action="/ibuy"
      method="get"
      onSubmit={apply}
      noValidate
      className="group/typed"
    >
      {searchParts(others).map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      {asked.face !== 'grid' && <input type="hidden" name="view" value={asked.face} />}
      <div className="grid grid-cols-2 gap-2">
        {(['price_min', 'price_max'] as const).map((field) => (
          <label key={field} className="grid gap-1 text-xs text-ink-2">
            {field === 'price_min' ? 'From NZ$' : 'To NZ$'}
            <TextInput
              name={field}
              inputMode="decimal"
              autoComplete="off"
              placeholder={nothing_typed}
              maxLength={16}
              defaultValue={textFromCents((field === 'price_min' ? price_min : price_max) ?? null)}
              aria-invalid={shown[field] ? true : undefined}
              aria-describedby={error ? `${name}-price-error` : undefined}
              className="num px-2.5"
            />
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5" role="alert">
          <FieldError id={`${name}-price-error`}>{error}</FieldError>
        </div>
      )}
      <ApplyButton inForce={price_min !== undefined || price_max !== undefined}>Apply price</ApplyButton>
    </form>
  )
}
