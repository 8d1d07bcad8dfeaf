import { getPropertyField, type PropertyField } from '#domains/listings/common/rules/property-fields.ts'
import { DetailField } from '../form/detail-field.tsx'
import type { PropertyValues, RawDetail } from '../form/details/detail-values.ts'
import { fieldId, type SellProblems } from '../form/sell-check.ts'

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
