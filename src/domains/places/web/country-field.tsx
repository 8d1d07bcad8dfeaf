import { listCountries } from '#domains/places/common/places.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useStore } from '#platform/web/storage/use-store.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import * as t from '#domains/places/texts.ts'

/** A chosen country stays even if the list doesn't load. */
export function CountryField({ id }: { id: string }) {
  const selected = useStore(getClientState(), ({ selected_country: selectedCountry }) => selectedCountry)
  const { data } = useApiQuery(listCountries, {}, { staleTime: Number.POSITIVE_INFINITY })
  const names = data?.items.map(({ name }) => name) ?? []
  const offered = names.includes(selected) ? names : [selected, ...names]
  return (
    <Field label={t.country()} id={id}>
      {(control) => (
        <Select
          {...control}
          autoComplete="country-name"
          value={selected}
          onChange={(event) => getClientState().setState({ selected_country: event.target.value })}
          options={offered.map((name) => ({ value: name, label: name }))}
        />
      )}
    </Field>
  )
}
