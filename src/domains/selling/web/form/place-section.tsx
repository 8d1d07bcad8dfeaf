import type { ReactNode } from 'react'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { propertyFields } from '#domains/listings/common/rules/property-fields.ts'
import { listFields, fieldId, fieldIds } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'
import type { SellValues } from './sell-values.ts'
import * as t from '#domains/selling/texts.ts'

type Where = Pick<SellValues, 'suburb' | 'address' | 'latitude' | 'longitude'>

export interface PlaceSlot extends Where {
  ids: { suburb: string; address: string; map: string }
  errors: { suburb?: string | undefined; address?: string | undefined; map?: string | undefined }
  addressHelp: string
  onChange: (changes: Partial<Where>) => void
}

interface PlaceSectionProps extends SectionProps {
  render: (slot: PlaceSlot) => ReactNode
}

export function PlaceSection({ values, problems, change, render }: PlaceSectionProps) {
  const { suburb, address, latitude, longitude, property } = values
  return (
    // Not clipped like other panels: the list of suggestions overflows it.
    <section className="min-w-0 rounded-panel border border-line bg-paper px-5 py-4">
      <h2 className="heading mb-3 text-base">{t.location()}</h2>
      {render({
        suburb,
        address,
        latitude,
        longitude,
        ids: { suburb: fieldIds.suburb, address: fieldIds.address, map: fieldIds.latitude },
        errors: {
          suburb: problems.suburb,
          address: problems.address,
          map: problems.latitude ?? problems.longitude,
        },
        addressHelp:
          property?.shows_address === true
            ? t.shown_on_the_listing()
            : t.only_shown_to_people_you_trade_with(),
        onChange: change,
      })}
      {property && listFields(property).has('shows_address') && (
        <div className="mt-4">
          <Checkbox
            id={fieldId('property.shows_address')}
            label={propertyFields.shows_address.texts.label()}
            help={t.otherwise_only_the_suburb_is_shown()}
            checked={property.shows_address === true}
            onChange={(event) => change({ property: { ...property, shows_address: event.target.checked } })}
          />
        </div>
      )}
    </section>
  )
}
