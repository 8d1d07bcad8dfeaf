import type { ReactNode } from 'react'
import { BookOpenCheck, UserRound } from 'lucide-react'
import type { RegisterField, VehicleLookUp } from '#contract/vehicle-data.ts'
import { registerName, vehicleValueWords } from '#contract/vehicle-words.ts'
import type { VehicleField as Name } from '#contract/vehicles.ts'
import { Button } from '#web/ui/button.tsx'
import { DetailField } from './detail-field.tsx'
import type { RawDetail, VehicleValues } from './detail-values.ts'
import { type Mark, registerValue } from './register-fill.ts'
import { fieldId } from './sell-check.ts'
import { vehicleSpecs } from './vehicle-specs.ts'

interface VehicleFieldProps {
  field: Name
  vehicle: VehicleValues
  error: string | undefined
  mark: Mark | undefined
  said: VehicleLookUp | null
  onChange: (value: RawDetail) => void
}

/** One thing that is said of a vehicle, and whose word it is. */
export function VehicleField({ field, vehicle, error, mark, said, onChange }: VehicleFieldProps) {
  const spec = vehicleSpecs[field]
  const word = said && field in said.record ? said.record[field as RegisterField] : null
  const words = word === null ? null : vehicleValueWords(field, word)
  const differs = mark === 'seller' && words !== null
  return (
    <div className="grid content-start gap-1.5">
      <DetailField
        id={fieldId(`vehicle.${field}`)}
        spec={spec}
        help={mark && said ? <WhoseWord {...{ mark, said, words }} help={spec.help} /> : spec.help}
        value={vehicle[field]}
        error={error}
        onChange={onChange}
      />
      {differs && field !== 'odometer_km' && (
        <Button
          kind="ghost"
          size="small"
          className="justify-self-start text-left whitespace-normal"
          onClick={() => onChange(registerValue(field as RegisterField, vehicle, said!.record))}
        >
          Use “{words}” from {registerName(said!.source)}
        </Button>
      )}
    </div>
  )
}

interface WhoseWordProps {
  mark: Mark
  said: VehicleLookUp
  words: string | null
  help: ReactNode
}

function WhoseWord({ mark, said, words, help }: WhoseWordProps) {
  const name = registerName(said.source)
  const Icon = mark === 'register' ? BookOpenCheck : UserRound
  return (
    <span className="grid gap-0.5">
      <span
        className={
          mark === 'register'
            ? 'flex items-center gap-1.5 font-medium text-pounamu-deep'
            : 'flex items-center gap-1.5 font-medium text-ink-2'
        }
      >
        <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        {mark === 'register'
          ? `From ${name}`
          : words === null
            ? 'You say so'
            : `You say so; ${name} says ${words}`}
      </span>
      {help && <span>{help}</span>}
    </span>
  )
}
