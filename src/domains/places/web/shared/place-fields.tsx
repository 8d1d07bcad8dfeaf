import { listPlaces } from '#domains/places/common/places.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { findSuburbRegion } from '../place-match.ts'
import { RegionChooser, SuburbChooser } from '../suburb-chooser.tsx'
import * as t from '#domains/places/texts.ts'

interface PlaceFieldsProps {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  isForMember?: boolean
  onChange: (place: { region: string | null; suburb: string | null }) => void
}

export function PlaceFields({ ids, region, suburb, errors, isForMember, onChange }: PlaceFieldsProps) {
  const { data } = useApiQuery(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY })
  const shownRegion = region ?? (suburb === null ? null : findSuburbRegion(data?.items ?? [], suburb))
  return (
    <>
      <Field label={t.region()} id={ids.region} error={errors.region}>
        {(control) => (
          <RegionChooser
            {...control}
            value={shownRegion}
            onChange={(slug) => onChange({ region: slug, suburb: null })}
          />
        )}
      </Field>
      <Field
        label={t.town_or_suburb()}
        id={ids.suburb}
        error={errors.suburb}
        help={isForMember ? t.shown_on_their_listings() : t.shown_on_your_listings_your_address()}
      >
        {(control) => (
          <SuburbChooser
            {...control}
            region={region}
            value={suburb}
            onChange={(place) =>
              onChange({ region: place?.regionSlug ?? region, suburb: place?.slug ?? null })
            }
          />
        )}
      </Field>
    </>
  )
}
