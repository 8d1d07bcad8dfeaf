import { listPlaces } from '#domains/places/common/places.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import type { FieldControl } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import * as t from '#domains/places/texts.ts'

interface RegionChooserProps extends Partial<FieldControl> {
  value: string | null
  onChange: (slug: string | null) => void
}

export function RegionChooser({ value, onChange, ...control }: RegionChooserProps) {
  const { data } = useApiQuery(listPlaces, {}, { staleTime: Number.POSITIVE_INFINITY })
  const regions = data?.items.map(({ slug, name }) => ({ value: slug, label: name })) ?? []
  return (
    <Select
      {...control}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[{ value: '', label: t.choose_a_region() }, ...regions]}
    />
  )
}
