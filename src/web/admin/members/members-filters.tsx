import { seen_choices } from '#contract/members/members.ts'
import { listPlans } from '#contract/plans/plans.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { DayField } from '../table/day-field.tsx'
import { FilterChip } from '../table/filter-chip.tsx'
import { describeDays } from '../table/filter-words.ts'
import { MoreFilters } from '../table/more-filters.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { FilterBar } from '../table/filter-bar.tsx'
import { membersAddress, type MembersSearch, narrowed } from './members-address.ts'
import { getSellerWords, getStatusWords, getTypeWords } from './member-words.ts'
import { useRegionNames } from './use-region-names.ts'
import * as t from './texts.ts'

const getOptions = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

export function MembersFilters({ search }: { search: MembersSearch }) {
  const changeAddress = useChangeAddress()
  const { regions } = useRegionNames()
  const { joined_from, joined_to } = search
  const plans = useApiQuery(listPlans, {}, { staleTime: 60_000 }).data?.items ?? []
  const go = (change: Partial<MembersSearch>) =>
    changeAddress(membersAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const choose = (name: 'type' | 'status' | 'seller_kind' | 'region', value: string) =>
    go({ [name]: value || undefined })

  return (
    <FilterBar
      label={t.users()}
      field={
        <SearchField
          shortcut="/"
          label={t.name_email_phone_or_number()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[
        search.type,
        search.status,
        search.appeals,
        search.seen,
        search.plan_id,
        search.seller_kind,
        search.region,
        joined_from ?? joined_to,
      ]}
      chips={
        (joined_from ?? joined_to) !== undefined && (
          <FilterChip onRemove={() => go({ joined_from: undefined, joined_to: undefined })}>
            {describeDays(t.joined(), joined_from, joined_to)}
          </FilterChip>
        )
      }
    >
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
      <PillSelect
        label={t.last_seen()}
        value={search.seen ?? ''}
        onChange={({ target }) => go({ seen: seen_choices.find((one) => one === target.value) })}
        options={getOptions(t.seen_any_time(), {
          '1': t.seen_in_the_last_day(),
          '7': t.seen_in_the_last_days({ days: 7 }),
          '30': t.seen_in_the_last_days({ days: 30 }),
          '90': t.seen_in_the_last_days({ days: 90 }),
          not_30: t.not_seen_for_days({ days: 30 }),
          not_365: t.not_seen_for_days({ days: 365 }),
          never: t.never_seen(),
        })}
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
      <MoreFilters>
        <DayField label={t.joined_from()} day={joined_from} onDay={(day) => go({ joined_from: day })} />
        <DayField label={t.to()} day={joined_to} onDay={(day) => go({ joined_to: day })} />
      </MoreFilters>
    </FilterBar>
  )
}
