import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { Point, Near } from '#domains/places/common/near.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { SuburbChooser } from './suburb-chooser.tsx'
import * as t from '#domains/places/texts.ts'

interface NearChooserProps {
  name: string
  near: Near | null
  /** The suburb around the point, if one was chosen; null without a choice. */
  suburb: string | null
  onChange: (near: Near) => void
}

const radiiKm = [2, 5, 10, 25, 50, 100, 200]
const usualKm = 25

/** Needs JavaScript; without it, regions and suburbs are links. */
export function NearChooser({ name, near, suburb, onChange }: NearChooserProps) {
  const [openDialog, setOpenDialog] = useState<'no' | 'asking' | 'refused'>('no')
  const isHydrated = useHydrated()
  const radiusKm = near?.radiusKm ?? usualKm
  const choose = ({ latitude, longitude }: Point) => onChange({ latitude, longitude, radiusKm })
  const offered = radiiKm.includes(radiusKm) ? radiiKm : [...radiiKm, radiusKm].toSorted((a, b) => a - b)

  function locate() {
    setOpenDialog('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setOpenDialog('no')
        choose(coords)
      },
      () => setOpenDialog('refused'),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  }

  if (!isHydrated) return null
  return (
    <div className="grid gap-3">
      <Field label={t.town_or_suburb()} id={`${name}-near`}>
        {(control) => (
          <SuburbChooser {...control} value={suburb} onChange={(place) => place && choose(place)} />
        )}
      </Field>
      <Field label={t.within()} id={`${name}-within`}>
        {(control) => (
          <Select
            {...control}
            value={String(radiusKm)}
            disabled={!near}
            onChange={(event) => near && onChange({ ...near, radiusKm: Number(event.target.value) })}
            options={offered.map((km) => ({ value: String(km), label: t.km_km({ km }) }))}
          />
        )}
      </Field>
      <Button
        kind="quiet"
        size="small"
        wide
        icon={LocateFixed}
        busy={openDialog === 'asking'}
        onClick={locate}
      >
        {t.near_me()}
      </Button>
      {openDialog === 'refused' && (
        <div role="alert">
          <FieldError id={`${name}-near-error`}>{t.we_couldnt_get_your_location_choose_a()}</FieldError>
        </div>
      )}
    </div>
  )
}
