import type { ReactNode } from 'react'
import { Field, type FieldControl } from '#web/ui/field.tsx'
import { fieldIds } from './sell-check.ts'

export interface SuburbSlot {
  control: FieldControl
  value: string | null
  onChange: (slug: string | null) => void
}

interface PlaceSectionProps {
  value: string | null
  error: string | undefined
  onChange: (slug: string | null) => void
  render: (slot: SuburbSlot) => ReactNode
}

export function PlaceSection({ value, error, onChange, render }: PlaceSectionProps) {
  return (
    <section className="min-w-0 rounded-panel border border-line bg-paper px-5 py-4">
      <h2 className="heading mb-3 text-base">Where it is</h2>
      <Field
        label="Town or suburb"
        id={fieldIds.suburb}
        error={error}
        help="Shown with the listing. Your address is not."
      >
        {(control) => render({ control, value, onChange })}
      </Field>
    </section>
  )
}
