import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { textFromCents } from '#platform/web/ui/fields/money-text.ts'
import type { SearchRequest } from '../search-address.ts'
import { RailField, type Typed } from '../box/typed-form.tsx'
import * as t from '#domains/search/texts.ts'

interface PriceFacetProps {
  request: SearchRequest
  typed: Typed
  name: string
}

export function PriceFacet({ request: { search }, typed, name }: PriceFacetProps) {
  const error = typed.errors.price_min ?? typed.errors.price_max
  const errorId = error ? `${name}-price-error` : undefined
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {(['price_min', 'price_max'] as const).map((field) => (
          <RailField
            key={field}
            typed={typed}
            label={field === 'price_min' ? t.from_nz() : t.to_nz()}
            name={field}
            value={textFromCents(search[field] ?? null)}
            figures="decimal"
            error={errorId}
          />
        ))}
      </div>
      {error && errorId && (
        <div className="mt-1.5" role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  )
}
