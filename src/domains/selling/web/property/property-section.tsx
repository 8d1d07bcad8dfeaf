import { listSectionFields, propertyFields } from '#domains/listings/common/rules/property-fields.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { AmenitiesSection } from './amenities-section.tsx'
import type { PropertyValues } from '../form/details/detail-values.ts'
import { OpenHomesSection } from './open-homes-section.tsx'
import { PropertyFields, type PropertyPart } from './property-fields.tsx'
import { PropertyPriceSection } from './property-price-section.tsx'
import { RentalSection } from './rental-section.tsx'
import { listFields, fieldId } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const getPurposes = makeTexts(() => [
  { value: 'sale', label: t.for_sale(), help: t.a_home_a_section_or_a_business() },
  { value: 'rent', label: t.for_rent(), help: t.a_whole_home_let_by_the_week() },
  { value: 'flatmate', label: t.a_room(), help: t.for_a_flatmate_in_a_shared_home() },
])

type PropertySectionProps = SectionProps & { property: PropertyValues }

export function PropertySection({ property, problems, change }: PropertySectionProps) {
  const part: PropertyPart = {
    property,
    problems,
    visibleFields: listFields(property),
    set: (field, value) => change({ property: { ...property, [field]: value } }),
  }
  const { visibleFields } = part
  const rooms = listSectionFields('rooms')
  return (
    <>
      <Panel title={t.the_property()}>
        <div className="grid gap-5">
          <RadioCards
            legend={propertyFields.purpose.texts.label()}
            name="property_purpose"
            id={fieldId('property.purpose')}
            cards={getPurposes()}
            columns={3}
            value={typeof property.purpose === 'string' ? property.purpose : ''}
            onChange={(event) => part.set('purpose', event.target.value)}
            error={problems['property.purpose']}
          />
          <PropertyFields {...part} fields={listSectionFields('property')} />
        </div>
      </Panel>
      {visibleFields.has('price_method') && <PropertyPriceSection {...part} />}
      {visibleFields.has('weekly_rent_cents') && <RentalSection {...part} />}
      {rooms.some((field) => visibleFields.has(field)) && (
        <Panel title={t.rooms_and_areas()}>
          <div className="grid gap-5">
            <PropertyFields {...part} fields={rooms} />
          </div>
        </Panel>
      )}
      {visibleFields.has('amenities') && <AmenitiesSection {...part} />}
      {visibleFields.has('open_homes') && <OpenHomesSection {...part} />}
    </>
  )
}
