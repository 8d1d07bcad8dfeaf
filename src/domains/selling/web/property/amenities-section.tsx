import { propertyFields } from '#domains/listings/common/rules/property-fields.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { joinAmenities, splitAmenities, usualAmenities } from './amenities.ts'
import { DetailField } from '../form/detail-field.tsx'
import type { RawDetail } from '../form/details/detail-values.ts'
import type { PropertyPart } from './property-fields.tsx'
import { fieldId } from '../form/sell-check.ts'
import * as t from '#domains/selling/texts.ts'

const getText = (raw: RawDetail) => (typeof raw === 'string' ? raw : '')

export function AmenitiesSection({ property, problems, set }: PropertyPart) {
  const usual = usualAmenities(property)
  const { chosen, own } = splitAmenities(getText(property.amenities), usual)
  return (
    <Panel title={t.amenities()}>
      <div className="grid gap-5">
        <fieldset className="min-w-0">
          <legend className="sr-only">{t.what_it_has()}</legend>
          <div className="grid gap-x-4 gap-y-1.5 min-[26rem]:grid-cols-2 sm:grid-cols-3">
            {usual.map((one) => (
              <Checkbox
                key={one}
                label={one}
                checked={chosen.includes(one)}
                onChange={({ target }) =>
                  set(
                    'amenities',
                    joinAmenities({
                      own,
                      chosen: target.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
                    }),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <DetailField
          id={fieldId('property.amenities')}
          label={propertyFields.amenities.texts.label()}
          help={propertyFields.amenities.texts.help()}
          control={propertyFields.amenities.value}
          value={own}
          error={problems['property.amenities']}
          onChange={(text) => set('amenities', joinAmenities({ chosen, own: getText(text) }))}
        />
      </div>
    </Panel>
  )
}
