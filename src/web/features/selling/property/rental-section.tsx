import { formatMoney } from '#shared/formats/formats.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { PropertyFields, type PropertyPart } from './property-fields.tsx'
import * as t from './texts.ts'

/** Rent, bond and what a tenant or flatmate agrees to. */
export function RentalSection(part: PropertyPart) {
  const { weekly_rent_cents: rent } = part.property
  const weeks = (count: number) => (typeof rent === 'number' ? `, ${formatMoney(count * rent)}` : '')
  return (
    <Panel title={t.rent_and_terms()}>
      <div className="grid gap-5">
        <PropertyFields
          {...part}
          fields={[
            'weekly_rent_cents',
            'available_from',
            'bond_cents',
            'pet_bond_cents',
            'furnishings',
            'maximum_tenants',
            'pets',
            'smokers',
            'has_smoke_alarms',
            'insulation',
            'healthy_homes',
          ]}
          words={{
            bond_cents: { help: t.at_most_four_weeks_rent_value({ value: weeks(4) }) },
            pet_bond_cents: { help: t.extra_for_pets_at_most_two_weeks_rent({ value: weeks(2) }) },
          }}
        />
      </div>
    </Panel>
  )
}
