import { useNavigate } from 'react-router'
import { ChosenDay } from '#web/lib/forms/chosen-day.tsx'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { listAuditActors } from '#contract/audit/audit.ts'
import { type AuditKind, audit_kind_names } from '#shared/rules/staff/audit-kinds.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { FilterBar } from '../table/filter-bar.tsx'
import { type AuditSearch, getAuditAddress, isNarrowed } from './audit-address.ts'
import * as t from './texts.ts'

const getKindWords = makeTexts((): Record<AuditKind, string> => ({
  members: t.members(),
  listings: t.listings(),
  sales: t.sales_and_reviews(),
  messages: t.messages(),
  money: t.money(),
  content: t.content(),
  settings: t.settings(),
}))

export function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate()
  const changeAddress = useChangeAddress()
  const { data } = useApiQuery(listAuditActors, {}, { staleTime: 60_000 })
  const go = (change: AuditSearch) =>
    changeAddress(getAuditAddress({ ...search, ...change }), { preventScrollReset: true, replace: true })
  return (
    <FilterBar
      label={t.audit_log()}
      field={
        <SearchField label={t.search_the_log()} q={search.q ?? ''} onSearch={(q) => go({ q })} shortcut="/" />
      }
      values={[search.actor_id, search.kind, search.from ?? search.to]}
      chips={
        <>
          {search.member_id !== undefined && (
            <Button size="small" kind="quiet" onClick={() => go({ member_id: undefined })}>
              {t.about_member_number({ id: search.member_id })}
            </Button>
          )}
          {search.listing_id !== undefined && (
            <Button size="small" kind="quiet" onClick={() => go({ listing_id: undefined })}>
              {t.about_listing_number({ id: search.listing_id })}
            </Button>
          )}
          {isNarrowed(search) && (
            <Button size="small" kind="ghost" onClick={() => void navigate('/audit-log', { replace: true })}>
              {t.clear()}
            </Button>
          )}
        </>
      }
    >
      <PillSelect
        label={t.who()}
        value={search.actor_id ?? ''}
        onChange={({ target }) => go({ actor_id: target.value === '' ? undefined : Number(target.value) })}
        options={[
          { value: '', label: t.anyone() },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <PillSelect
        label={t.what()}
        value={search.kind ?? ''}
        onChange={({ target }) => go({ kind: (target.value || undefined) as AuditKind | undefined })}
        options={[
          { value: '', label: t.anything() },
          ...audit_kind_names.map((kind) => ({ value: kind, label: getKindWords()[kind] })),
        ]}
      />
      <span className="flex flex-wrap items-center gap-2">
        <Day label={t.from()} value={search.from} onChange={(from) => go({ from })} />
        <Day label={t.to()} value={search.to} onChange={(to) => go({ to })} />
      </span>
    </FilterBar>
  )
}

interface DayProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

function Day({ label, value = '', onChange }: DayProps) {
  return (
    <label className="flex items-center gap-1.5 text-sm text-ink-2">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
        className="num h-9 rounded-full border border-line-strong bg-paper px-3 text-sm text-ink"
      />
      <ChosenDay day={value} />
    </label>
  )
}
