import { BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import { readPlate } from '#shared/formats/vehicle-numbers.ts'
import { registerName, vehicleName } from '#shared/words/vehicle-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { fieldId } from '../form/sell-check.ts'
import type { Register } from './use-register.ts'

interface PlateLookUpProps {
  plate: string
  error: string | undefined
  register: Register
  onChange: (plate: string) => void
  onAsk: () => void
}

/** A vehicle starts from its plate: what is known of it is filled in. */
export function PlateLookUp({ plate, error, register, onChange, onAsk }: PlateLookUpProps) {
  const [unreadable, setUnreadable] = useState<string | null>(null)
  function ask() {
    const reading = readPlate(plate)
    setUnreadable('problem' in reading ? reading.problem : null)
    if ('plate' in reading) onAsk()
  }
  return (
    <div className="grid gap-3">
      <Field
        label="Plate"
        id={fieldId('vehicle.plate')}
        error={unreadable ?? error}
        help="We’ll fill in what the register knows and mark those details. You can change anything."
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="QKB482"
              maxLength={10}
              value={plate}
              onChange={(event) => {
                setUnreadable(null)
                onChange(event.target.value.toUpperCase())
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                ask()
              }}
              className="num max-w-44 font-semibold"
            />
            <Button kind="quiet" icon={BookOpenCheck} busy={register.isAsking} onClick={ask}>
              Fill in from the register
            </Button>
          </div>
        )}
      </Field>
      <div role="status">
        <Answer register={register} />
      </div>
    </div>
  )
}

function Answer({ register: { said, failure, isAsking } }: { register: Register }) {
  if (isAsking) return null
  if (failure) return <Notice kind="wrong">{failure}</Notice>
  if (!said) return null
  const name = registerName(said.source)
  return (
    <Notice kind="good">
      {name[0]!.toUpperCase() + name.slice(1)} knows it as <b>{vehicleName(said.record)}</b>, asked on{' '}
      {formatDate(new Date(said.fetched_at))}.
      {said.record.odometer_km !== null &&
        ` Its odometer last read ${said.record.odometer_km.toLocaleString('en-NZ')} km. Enter what it shows now.`}
    </Notice>
  )
}
