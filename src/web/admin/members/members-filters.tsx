import { useNavigate } from 'react-router'
import { listPlans } from '#contract/plans/plans.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { membersAddress, type MembersSearch, narrowed } from './members-address.ts'
import { getSellerWords, getStatusWords, getTypeWords } from './member-words.ts'
import { useRegionNames } from './use-region-names.ts'
import * as t from './texts.ts'

const getOptions = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

export function MembersFilters({ search }: { search: MembersSearch }) {
  const navigate = useNavigate()
  const { regions } = useRegionNames()
  const plans = useApiQuery(listPlans, {}, { staleTime: 60_000 }).data?.items ?? []
  const go = (change: Partial<MembersSearch>) =>
    void navigate(membersAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const choose = (name: 'type' | 'status' | 'seller_kind' | 'region', value: string) =>
    go({ [name]: value || undefined })

  return (
    <search aria-label={t.users()} className="flex flex-wrap items-center gap-2">
      <SearchField
        shortcut="/"
        label={t.name_email_phone_or_number()}
        q={search.q ?? ''}
        onSearch={(q) => go({ q: q || undefined })}
      />
      <PillSelect
        label={t.type()}
        value={search.type ?? ''}
        onChange={(event) => choose('type', event.target.value)}
        options={getOptions(t.all_types(), getTypeWords())}
      />
      <PillSelect
        label={t.status()}
        value={search.status ?? ''}
        onChange={(event) => choose('status', event.target.value)}
        options={getOptions(t.any_status(), { current: t.active_or_suspended(), ...getStatusWords() })}
      />
      <PillSelect
        label={t.appeals()}
        value={search.appeals ?? ''}
        onChange={(event) => go({ appeals: event.target.value === 'yes' ? 'yes' : undefined })}
        options={[
          { value: '', label: t.all_users() },
          { value: 'yes', label: t.open_appeals() },
        ]}
      />
      {plans.length > 0 && (
        <PillSelect
          label={t.plan()}
          value={String(search.plan_id ?? '')}
          onChange={({ target }) => go({ plan_id: target.value === '' ? undefined : Number(target.value) })}
          options={[
            { value: '', label: t.any_plan() },
            ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <PillSelect
        label={t.kind_of_seller()}
        value={search.seller_kind ?? ''}
        onChange={(event) => choose('seller_kind', event.target.value)}
        options={getOptions(t.any_seller(), getSellerWords())}
      />
      <PillSelect
        label={t.region()}
        value={search.region ?? ''}
        onChange={(event) => choose('region', event.target.value)}
        options={[
          { value: '', label: t.all_regions() },
          ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
    </search>
  )
}
