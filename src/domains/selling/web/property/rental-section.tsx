import { formatMoney } from '#platform/common/formats/formats.ts'
import { listSectionFields } from '#domains/listings/common/rules/property-fields.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { PropertyFields, type PropertyPart } from './property-fields.tsx'
import * as t from '#domains/selling/texts.ts'

export function RentalSection(part: PropertyPart) {
  const { weekly_rent_cents: rent } = part.property
  const bonds =
    typeof rent === 'number'
      ? {
          bond: t.at_most_four_weeks_rent_amount({ amount: formatMoney(4 * rent) }),
          petBond: t.extra_for_pets_at_most_two_weeks_rent_amount({ amount: formatMoney(2 * rent) }),
        }
      : { bond: t.at_most_four_weeks_rent(), petBond: t.extra_for_pets_at_most_two_weeks_rent() }
  return (
    <Panel title={t.rent_and_terms()}>
      <div className="grid gap-5">
        <PropertyFields
          {...part}
          fields={listSectionFields('rent')}
          texts={{
            bond_cents: { help: bonds.bond },
            pet_bond_cents: { help: bonds.petBond },
          }}
        />
      </div>
    </Panel>
  )
}
