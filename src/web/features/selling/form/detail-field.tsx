import type { ReactNode } from 'react'
import { ChosenDay } from '#web/lib/forms/chosen-day.tsx'
import { Field, type FieldControl } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import type { DetailSpec } from './details/detail-specs.ts'
import type { RawDetail } from './details/detail-values.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

interface DetailFieldProps {
  id: string
  spec: DetailSpec
  help?: ReactNode
  value: RawDetail
  error: string | undefined
  onChange: (value: RawDetail) => void
}

export function DetailField({ id, spec, help = spec.help, value, error, onChange }: DetailFieldProps) {
  return (
    <Field label={spec.label} id={id} error={error} help={help}>
      {(control) => <DetailControl control={control} spec={spec} value={value} onChange={onChange} />}
    </Field>
  )
}

type DetailControlProps = Pick<DetailFieldProps, 'spec' | 'value' | 'onChange'> & { control: FieldControl }

function DetailControl({ control, spec, value, onChange }: DetailControlProps) {
  const text = typeof value === 'string' ? value : ''
  if (spec.kind === 'money') {
    return (
      <MoneyInput
        {...control}
        cents={typeof value === 'number' ? value : (value as null)}
        onCents={onChange}
      />
    )
  }
  if (spec.kind === 'choice' || spec.kind === 'yes_no') {
    return <Choice control={control} spec={spec} value={value} onChange={onChange} />
  }
  if (spec.kind === 'lines' || spec.kind === 'paragraphs') {
    return (
      <Textarea
        {...control}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-24"
      />
    )
  }
  return (
    <div className="relative">
      <TextInput
        {...control}
        type={spec.kind === 'day' ? 'date' : spec.kind === 'instant' ? 'datetime-local' : 'text'}
        inputMode={spec.kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        placeholder={spec.placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={spec.kind === 'number' || spec.kind === 'area' ? 'num pr-24' : undefined}
      />
      {spec.kind === 'day' && <ChosenDay day={text} />}
      {spec.unit && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-sm text-ink-3">
          {spec.unit}
        </span>
      )}
    </div>
  )
}

const getYesOrNo = makeTexts(() => ({ yes: t.yes(), no: t.no() }))

function Choice({ control, spec, value, onChange }: DetailControlProps) {
  const isYesNo = spec.kind === 'yes_no'
  const options = Object.entries(isYesNo ? getYesOrNo() : spec.options!).map(([key, label]) => ({
    value: key,
    label,
  }))
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : ((value as string | null) ?? '')
  return (
    <Select
      {...control}
      value={chosen}
      options={[{ value: '', label: t.select() }, ...options]}
      onChange={({ target }) => {
        if (target.value === '') onChange(null)
        else onChange(isYesNo ? target.value === 'yes' : target.value)
      }}
    />
  )
}
