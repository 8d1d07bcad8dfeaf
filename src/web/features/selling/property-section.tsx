import {
  fieldsOfPurpose,
  hasDate,
  namesPrice,
  type PriceMethod,
  type PropertyField,
  type Purpose,
} from '#contract/properties.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { DetailField } from './detail-field.tsx'
import type { PropertyValues } from './detail-values.ts'
import { propertySpecs } from './property-specs.ts'
import { fieldId } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'

const purposes = [
  { value: 'sale', label: 'For sale', help: 'A home, a section or a business property.' },
  { value: 'rent', label: 'For rent', help: 'A whole home, let by the week.' },
  { value: 'flatmate', label: 'A room', help: 'For a flatmate in a shared home.' },
]

const tall = new Set(['lines', 'paragraphs'])

type PropertySectionProps = Omit<SectionProps, 'values'> & { property: PropertyValues }

/** What a property is and what it is offered for; its price goes by rules of its own. */
export function PropertySection({ property, problems, change }: PropertySectionProps) {
  const asked = fieldsOfPurpose(property.purpose as Purpose | null)
  const method = property.price_method as PriceMethod | null
  const isShown = (field: PropertyField) => {
    if (!asked.has(field) || propertySpecs[field].kind === 'own') return false
    if (field === 'price_cents') return namesPrice(method)
    if (field === 'price_method_date') return hasDate(method)
    return field !== 'search_price_cents' || (method !== null && !namesPrice(method))
  }
  const fields = (Object.keys(propertySpecs) as PropertyField[]).filter(isShown)
  const set = (field: PropertyField, value: PropertyValues[PropertyField]) =>
    change({ property: { ...property, [field]: value } })

  const render = (field: PropertyField) => (
    <DetailField
      key={field}
      id={fieldId(`property.${field}`)}
      spec={propertySpecs[field]}
      value={property[field]}
      error={problems[`property.${field}`]}
      onChange={(value) => set(field, value)}
    />
  )
  const isTall = (field: PropertyField) => tall.has(propertySpecs[field].kind)
  return (
    <Panel title="The property">
      <div className="grid gap-5">
        <RadioCards
          legend={propertySpecs.purpose.label}
          name="property_purpose"
          id={fieldId('property.purpose')}
          cards={purposes}
          columns={3}
          value={typeof property.purpose === 'string' ? property.purpose : ''}
          onChange={(event) => set('purpose', event.target.value)}
          error={problems['property.purpose']}
        />
        {fields.length > 0 && (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
            {fields.filter((field) => !isTall(field)).map(render)}
          </div>
        )}
        {fields.filter(isTall).map(render)}
        {asked.has('shows_address') && (
          <Checkbox
            id={fieldId('property.shows_address')}
            label={propertySpecs.shows_address.label}
            help="Else people see the suburb only."
            checked={property.shows_address === true}
            onChange={(event) => set('shows_address', event.target.checked)}
          />
        )}
      </div>
    </Panel>
  )
}
