import type { ReactNode } from 'react'
import { BookOpenCheck, TriangleAlert, UserRound } from 'lucide-react'
import type { VehicleLookUp } from '#domains/vehicles/common/vehicle-data.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import { getVehicleField, type VehicleField as Name } from '#domains/listings/common/rules/vehicle-fields.ts'
import { isKeyOf } from '#platform/common/records.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { DetailField } from '../form/detail-field.tsx'
import type { RawDetail, VehicleValues } from '../form/detail-values.ts'
import { type Mark, registerValue } from './register.ts'
import { fieldId } from '../form/sell-check.ts'
import * as t from '#domains/selling/texts.ts'

interface VehicleFieldProps {
  field: Name
  vehicle: VehicleValues
  error: string | undefined
  mark: Mark | undefined
  register: VehicleLookUp | null
  warning: string | undefined
  onChange: (value: RawDetail) => void
}

export function VehicleField({
  field,
  vehicle,
  error,
  mark,
  register,
  warning,
  onChange,
}: VehicleFieldProps) {
  const { value: control, texts } = getVehicleField(field)
  const usual = texts.help?.()
  const word = register && isKeyOf(register.record, field) ? register.record[field] : null
  const words = word === null ? null : describeVehicleValue(field, word)
  const differs = mark === 'seller' && words !== null
  return (
    <div className="grid content-start gap-1.5">
      <DetailField
        id={fieldId(`vehicle.${field}`)}
        label={texts.label()}
        control={control}
        help={
          <>
            {warning && !error && <Warning>{warning}</Warning>}
            {mark && register ? <WhoseWord {...{ field, mark, register, words }} help={usual} /> : usual}
          </>
        }
        value={vehicle[field]}
        error={error}
        onChange={onChange}
      />
      {differs && field !== 'odometer_km' && register && isKeyOf(register.record, field) && (
        <Button
          kind="ghost"
          size="small"
          className="-ml-3 justify-self-start text-left whitespace-normal"
          onClick={() => onChange(registerValue(field, vehicle, register.record))}
        >
          {t.use_value_from_source({ value: words, source: register.source })}
        </Button>
      )}
    </div>
  )
}

/** Announced when the field is left or entered, not at every letter. */
const Warning = ({ children }: { children: string }) => (
  <span className="mb-1 flex items-start gap-1.5 font-medium text-ink">
    <TriangleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-px shrink-0 text-pohutukawa" />
    {children}
  </span>
)

interface WhoseWordProps {
  field: Name
  mark: Mark
  register: VehicleLookUp
  words: string | null
  help: ReactNode
}

function WhoseWord({ mark, help, ...word }: WhoseWordProps) {
  const isRegisters = mark === 'register'
  const Icon = isRegisters ? BookOpenCheck : UserRound
  return (
    <span className="grid gap-0.5">
      <span
        className={joinClasses(
          'flex items-center gap-1.5 font-medium',
          isRegisters ? 'text-pounamu-deep' : 'text-ink-2',
        )}
      >
        <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        {isRegisters ? t.from_source({ source: word.register.source }) : describeSellers(word)}
      </span>
      {help && <span>{help}</span>}
    </span>
  )
}

function describeSellers({
  field,
  register,
  words,
}: Pick<WhoseWordProps, 'field' | 'register' | 'words'>): string {
  if (words === null) return t.you_entered_this()
  const stored = { source: register.source, value: words }
  return field === 'odometer_km'
    ? t.you_entered_this_last_reading_in_source(stored)
    : t.you_entered_this_in_source(stored)
}
