import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { readObject, writeObject } from '#platform/web/storage/browser-storage.ts'
import { SuburbChooser } from './suburb-chooser.tsx'
import * as t from '#domains/places/texts.ts'

export interface Destination {
  suburb: string | null
  isRural: boolean
}

interface DestinationChooserProps extends Destination {
  name: string
  /** The member's default address. */
  own: Destination | null
  onChange: (to: Destination) => void
}

const key = 'destination'
/** For as long as the tab is open. */
function readRemembered(): Destination | null {
  const { suburb, isRural } = readObject<Destination>('sessionStorage', key) ?? {}
  return typeof suburb === 'string' ? { suburb, isRural: isRural === true } : null
}

/** The suburb that totals are for: typed, remembered by the tab, or of the member's own address. */
export function DestinationChooser({ name, suburb, isRural, own, onChange }: DestinationChooserProps) {
  const isHydrated = useHydrated()
  const [remembered] = useState(() => (isHydrated ? readRemembered() : null))
  const offered = remembered ?? own

  function choose(to: Destination) {
    if (to.suburb !== null) writeObject('sessionStorage', key, { ...to })
    onChange(to)
  }

  if (!isHydrated) return null
  return (
    <div className="grid gap-3">
      <Field label={t.sent_to()} id={`${name}-destination`}>
        {(control) => (
          <SuburbChooser
            {...control}
            value={suburb}
            onChange={(place) => place && choose({ suburb: place.slug, isRural })}
          />
        )}
      </Field>
      {suburb === null && offered && (
        <Button kind="quiet" size="small" wide onClick={() => choose(offered)}>
          {remembered ? t.use_the_last_suburb() : t.use_my_address()}
        </Button>
      )}
      {suburb !== null && (
        <Checkbox
          label={t.a_rural_address()}
          checked={isRural}
          onChange={(event) => choose({ suburb, isRural: event.target.checked })}
        />
      )}
    </div>
  )
}
