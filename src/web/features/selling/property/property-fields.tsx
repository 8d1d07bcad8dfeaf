import type { PropertyField } from '#shared/rules/listings/property-fields.ts'
import { DetailField } from '../form/detail-field.tsx'
import type { DetailSpec } from '../form/details/detail-specs.ts'
import type { PropertyValues, RawDetail } from '../form/details/detail-values.ts'
import { getPropertySpecs } from './property-specs.ts'
import { fieldId, type SellProblems } from '../form/sell-check.ts'

export interface PropertyPart {
  property: PropertyValues
  problems: SellProblems
  asked: ReadonlySet<PropertyField>
  set: (field: PropertyField, value: RawDetail) => void
}

type PropertyFieldsProps = PropertyPart & {
  fields: PropertyField[]
  words?: Partial<Record<PropertyField, Partial<DetailSpec>>>
}

const isTall = (field: PropertyField) => getPropertySpecs()[field].kind === 'paragraphs'

export function PropertyFields({ fields, words = {}, property, problems, asked, set }: PropertyFieldsProps) {
  const shown = fields.filter((field) => asked.has(field))
  const render = (field: PropertyField) => (
    <DetailField
      key={field}
      id={fieldId(`property.${field}`)}
      spec={{ ...getPropertySpecs()[field], ...words[field] }}
      value={property[field]}
      error={problems[`property.${field}`]}
      onChange={(value) => set(field, value)}
    />
  )
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
