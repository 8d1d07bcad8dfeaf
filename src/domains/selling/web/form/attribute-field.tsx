import { useState } from 'react'
import type { Filter } from '#domains/catalogue/common/filters.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { DetailField } from './detail-field.tsx'
import { fieldId } from './sell-check.ts'
import type { RawAnswer } from './sell-values.ts'
import * as t from '#domains/selling/texts.ts'

interface AttributeFieldProps {
  filter: Filter
  value: RawAnswer
  error: string | undefined
  onChange: (answer: RawAnswer) => void
}

export function AttributeField(props: AttributeFieldProps) {
  const { kind } = props.filter
  if (kind === 'multi_select') return <SeveralChoices {...props} />
  return kind === 'number_range' ? <NumberField {...props} /> : <SimpleField {...props} />
}

const getLabel = ({ name, is_required: isRequired }: Filter) =>
  isRequired ? t.name_required({ name }) : name
const parseId = ({ key }: Filter) => fieldId(`attributes.${key}`)

function SimpleField({ filter, value, error, onChange }: AttributeFieldProps) {
  const kinds = { select: 'choice', boolean: 'yes_no', text: 'text' } as const
  const control = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The other kinds have controls of their own.
    kind: kinds[filter.kind as 'select'],
    options: Object.fromEntries(filter.options.map((option) => [option, () => option])),
  }
  return (
    <DetailField
      id={parseId(filter)}
      label={getLabel(filter)}
      control={control}
      value={Array.isArray(value) ? null : value}
      error={error}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The three kinds answer nothing else.
      onChange={(raw) => onChange(raw === '' ? null : (raw as RawAnswer))}
    />
  )
}

function readNumber(text: string): number | null | undefined {
  const typed = text.trim().replace(/(?<=\d)[ ,](?=\d{3})/g, '')
  if (typed === '') return null
  return /^-?\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : undefined
}

const getText = (value: RawAnswer) => (typeof value === 'number' ? String(value) : '')

function NumberField({ filter, value, error, onChange }: AttributeFieldProps) {
  const [text, setText] = useState(getText(value))
  return (
    <DetailField
      id={parseId(filter)}
      label={getLabel(filter)}
      control={{ kind: 'number', ...(filter.unit && { unit: filter.unit }) }}
      // While typing 54.5, '54.' stays as long as it means the same number.
      value={readNumber(text) === value ? text : getText(value)}
      error={error}
      onChange={(raw) => {
        const typed = typeof raw === 'string' ? raw : ''
        setText(typed)
        onChange(readNumber(typed))
      }}
    />
  )
}

function SeveralChoices({ filter, value, error, onChange }: AttributeFieldProps) {
  const id = parseId(filter)
  const chosen = Array.isArray(value) ? value : []
  function toggle(option: string, isOn: boolean) {
    const next = filter.options.filter((one) => (one === option ? isOn : chosen.includes(one)))
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">{getLabel(filter)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3">
        {filter.options.map((option, index) => (
          <Checkbox
            key={option}
            id={index === 0 ? id : undefined}
            label={option}
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
