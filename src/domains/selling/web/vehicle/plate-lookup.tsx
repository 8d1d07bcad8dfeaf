import { BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/common/formats/formats.ts'
import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import { vehicleName } from '#domains/listings/common/vehicle-labels.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { fieldId } from '../form/sell-check.ts'
import type { Register } from './use-register.ts'
import * as t from '#domains/selling/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'

interface PlateLookupProps {
  plate: string
  error: string | undefined
  register: Register
  onChange: (plate: string) => void
  onRequest: () => void
}

export function PlateLookup({ plate, error, register, onChange, onRequest }: PlateLookupProps) {
  const [unreadable, setUnreadable] = useState<string | null>(null)
  function lookUp() {
    const reading = readPlate(plate)
    setUnreadable('problem' in reading ? reading.problem : null)
    if ('plate' in reading) onRequest()
  }
  return (
    <div className="grid gap-3">
      <Field
        label={t.plate()}
        id={fieldId('vehicle.plate')}
        error={unreadable ?? error}
        help={t.well_fill_in_what_the_register_knows()}
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
                if (!isEnterKey(event)) return
                event.preventDefault()
                lookUp()
              }}
              className="num max-w-44 font-semibold"
            />
            <Button kind="quiet" icon={BookOpenCheck} busy={register.isLoading} onClick={lookUp}>
              {t.fill_in_from_the_register()}
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

function Answer({ register: { found, failure, isLoading } }: { register: Register }) {
  if (isLoading) return null
  if (failure) return <Notice kind="wrong">{failure}</Notice>
  if (!found) return null
  return (
    <Notice kind="good">
      <Sentence
        parts={t.the_register_knows_it_as({
          source: found.source,
          record: vehicleName(found.record),
          b: (parts) => <b>{parts}</b>,
          fetched_at: formatDate(new Date(found.fetched_at)),
        })}
      />
      {found.record.odometer_km !== null &&
        ` ${t.its_odometer_last_read_km({ km: formatCount(found.record.odometer_km) })}`}
    </Notice>
  )
}
