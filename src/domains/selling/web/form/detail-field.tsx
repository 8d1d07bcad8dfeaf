import type { ReactNode } from 'react'
import { type FieldValue, isTypedNumber, type Options } from '#domains/listings/common/rules/listing-field.ts'
import { getPropertyField, type PropertyField } from '#domains/listings/common/rules/property-fields.ts'
import { must } from '#platform/common/must.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { Field, type FieldControl } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import type { RawDetail, PropertyValues } from './detail-values.ts'
import { fieldId, type SellProblems } from './sell-check.ts'
import * as t from '#domains/selling/texts.ts'

/** A listing's field, or the answer to a category's question. */
interface DetailFieldProps {
  id: string
  label: string
  help?: ReactNode
  control: { kind: FieldValue['kind']; options?: Options; unit?: string }
  value: RawDetail
  error: string | undefined
  onChange: (value: RawDetail) => void
}

export function DetailField({ id, label, help, error, ...detail }: DetailFieldProps) {
  return (
    <Field label={label} id={id} error={error} help={help}>
      {(attributes) => <DetailControl attributes={attributes} {...detail} />}
    </Field>
  )
}

type DetailControlProps = Pick<DetailFieldProps, 'control' | 'value' | 'onChange'> & {
  attributes: FieldControl
}

function DetailControl({ attributes, control, value, onChange }: DetailControlProps) {
  const { kind, unit } = control
  const text = typeof value === 'string' ? value : ''
  if (kind === 'money') {
    return (
      <MoneyInput
        {...attributes}
        cents={typeof value === 'number' || value === undefined ? value : null}
        onCents={onChange}
      />
    )
  }
  if (kind === 'choice' || kind === 'yes_no') {
    return <Choice {...{ attributes, control, value, onChange }} />
  }
  if (kind === 'lines' || kind === 'paragraphs') {
    return (
      <Textarea
        {...attributes}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-24"
      />
    )
  }
  return (
    <div className="relative">
      <TextInput
        {...attributes}
        type={kind === 'day' ? 'date' : kind === 'instant' ? 'datetime-local' : 'text'}
        inputMode={isTypedNumber(kind) && kind !== 'area' ? 'decimal' : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={isTypedNumber(kind) ? 'num pr-24' : undefined}
      />
      {kind === 'day' && <ChosenDay day={text} />}
      {unit && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-sm text-ink-3">
          {unit}
        </span>
      )}
    </div>
  )
}

const yesOrNo: Options = { yes: t.yes, no: t.no }

function Choice({ attributes, control, value, onChange }: DetailControlProps) {
  const isYesNo = control.kind === 'yes_no'
  const options = Object.entries(isYesNo ? yesOrNo : must(control.options, 'options')).map(
    ([key, label]) => ({
      value: key,
      label: label(),
    }),
  )
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? value : ''
  return (
    <Select
      {...attributes}
      value={chosen}
      options={[{ value: '', label: t.select() }, ...options]}
      onChange={({ target }) => {
        if (target.value === '') onChange(null)
        else onChange(isYesNo ? target.value === 'yes' : target.value)
      }}
    />
  )
}

export interface PropertyPart {
  property: PropertyValues
  problems: SellProblems
  visibleFields: ReadonlySet<PropertyField>
  set: (field: PropertyField, value: RawDetail) => void
}

type PropertyFieldsProps = PropertyPart & {
  fields: PropertyField[]
  /** Overrides the table's texts. */
  texts?: Partial<Record<PropertyField, { label?: string; help?: string }>>
}

const isTall = (field: PropertyField) => getPropertyField(field).value.kind === 'paragraphs'

export function PropertyFields({
  fields,
  texts = {},
  property,
  problems,
  visibleFields,
  set,
}: PropertyFieldsProps) {
  const shown = fields.filter((field) => visibleFields.has(field))
  const render = (field: PropertyField) => {
    const { value: control, texts: usual } = getPropertyField(field)
    return (
      <DetailField
        key={field}
        id={fieldId(`property.${field}`)}
        label={texts[field]?.label ?? usual.label()}
        help={texts[field]?.help ?? usual.help?.()}
        control={control}
        value={property[field]}
        error={problems[`property.${field}`]}
        onChange={(value) => set(field, value)}
      />
    )
  }
  const short = shown.filter((field) => !isTall(field))
  return (
    <>
      {short.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{short.map(render)}</div>
      )}
      {shown.filter(isTall).map(render)}
    </>
  )
}
