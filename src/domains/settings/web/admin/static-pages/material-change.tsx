import { useState } from 'react'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import * as t from '#domains/settings/texts.ts'

interface MaterialChangeProps {
  id: string
  /** The first day it applies; null if the change isn't material. */
  value: string | null
  error: string | undefined
  onChange: (day: string | null) => void
}

export function MaterialChange({ id, value, error, onChange }: MaterialChangeProps) {
  const [today] = useState(() => aucklandLocal(new Date(serverNow())).slice(0, 10))
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t.material_change()}
        help={t.every_member_gets_a_notification_and_an_email()}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? today : null)}
      />
      {value !== null && (
        <Field label={t.applies_from()} id={id} error={error}>
          {(control) => (
            <>
              <TextInput
                {...control}
                type="date"
                min={today}
                value={value}
                onChange={({ target }) => onChange(target.value)}
                className="max-w-48"
              />
              <ChosenDay day={value} />
            </>
          )}
        </Field>
      )}
    </div>
  )
}
