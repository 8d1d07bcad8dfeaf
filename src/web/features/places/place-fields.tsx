import { Field } from '#web/ui/fields/field.tsx'
import { RegionChooser } from './region-chooser.tsx'
import { SuburbChooser } from './suburb-chooser.tsx'

interface PlaceFieldsProps {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  onChange: (place: { region: string | null; suburb: string | null }) => void
}

/** Region and town or suburb; choosing the suburb first fills in the region. */
export function PlaceFields({ ids, region, suburb, errors, onChange }: PlaceFieldsProps) {
  return (
    <>
      <Field label="Region" id={ids.region} error={errors.region}>
        {(control) => (
          <RegionChooser
            {...control}
            value={region}
            onChange={(slug) => onChange({ region: slug, suburb: null })}
          />
        )}
      </Field>
      <Field
        label="Town or suburb"
        id={ids.suburb}
        error={errors.suburb}
        help="Shown on your listings. Your address isn’t."
      >
        {(control) => (
          <SuburbChooser
            {...control}
            region={region}
            value={suburb}
            onChange={(place) =>
              onChange({ region: place?.region_slug ?? region, suburb: place?.slug ?? null })
            }
          />
        )}
      </Field>
    </>
  )
}
