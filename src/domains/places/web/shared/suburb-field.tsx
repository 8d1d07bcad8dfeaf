import { Field } from '#platform/web/ui/fields/field.tsx'
import { SuburbChooser } from '../suburb-chooser.tsx'
import * as t from '#domains/places/texts.ts'

interface SuburbFieldProps {
  id: string
  error: string | undefined
  value: string | null
  onChange: (slug: string | null) => void
}

export function SuburbField({ id, error, value, onChange }: SuburbFieldProps) {
  return (
    <Field label={t.town_or_suburb()} id={id} error={error}>
      {(control) => (
        <SuburbChooser {...control} value={value} onChange={(place) => onChange(place?.slug ?? null)} />
      )}
    </Field>
  )
}
