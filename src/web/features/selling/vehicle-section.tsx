import { fieldsOfSubtype, type VehicleField, type VehicleSubtype } from '#contract/vehicles.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { DetailField } from './detail-field.tsx'
import type { VehicleValues } from './detail-values.ts'
import { fieldId } from './sell-check.ts'
import type { SectionProps } from './sell-section.ts'
import { subtypeNames, vehicleSpecs } from './vehicle-specs.ts'

const kinds = Object.entries(subtypeNames).map(([value, label]) => ({ value, label }))

type VehicleSectionProps = Omit<SectionProps, 'values'> & { vehicle: VehicleValues }

/** What a vehicle is: its kind first, then whatever a vehicle of that kind has. */
export function VehicleSection({ vehicle, problems, change }: VehicleSectionProps) {
  const asked = fieldsOfSubtype(vehicle.subtype as VehicleSubtype | null)
  const fields = (Object.keys(vehicleSpecs) as VehicleField[]).filter(
    (field) => asked.has(field) && vehicleSpecs[field].kind !== 'own',
  )
  const short = fields.filter((field) => vehicleSpecs[field].kind !== 'lines')
  const set = (field: VehicleField, value: VehicleValues[VehicleField]) =>
    change({ vehicle: { ...vehicle, [field]: value } })

  const render = (field: VehicleField) => (
    <DetailField
      key={field}
      id={fieldId(`vehicle.${field}`)}
      spec={vehicleSpecs[field]}
      value={vehicle[field]}
      error={problems[`vehicle.${field}`]}
      onChange={(value) => set(field, value)}
    />
  )
  return (
    <Panel title="The vehicle">
      <div className="grid gap-5">
        <RadioCards
          legend={vehicleSpecs.subtype.label}
          name="vehicle_subtype"
          id={fieldId('vehicle.subtype')}
          cards={kinds}
          columns={3}
          value={typeof vehicle.subtype === 'string' ? vehicle.subtype : ''}
          onChange={(event) => set('subtype', event.target.value)}
          error={problems['vehicle.subtype']}
        />
        {short.length > 0 && (
          <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{short.map(render)}</div>
        )}
        {fields.filter((field) => !short.includes(field)).map(render)}
      </div>
    </Panel>
  )
}
