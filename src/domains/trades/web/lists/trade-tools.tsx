import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportTrades, type SalesTotals, type Trade } from '#domains/trades/common/trades.ts'
import { formatMonth } from '#platform/common/formats/formats.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getTradeListPath, maxFindCharacters, toTradeFilters, type TradeQuery } from './trade-query.ts'
import * as t from '#domains/trades/texts.ts'

interface TradeToolsProps {
  role: Trade['role']
  query: TradeQuery
  months: SalesTotals['months']
}

/** '2026-11' is November 2026. */
export const formatMonthName = (month: string): string => formatMonth(new Date(`${month}-01T00:00:00Z`))

/** The chosen month stays a choice, also without trades. */
export function listMonths(months: SalesTotals['months'], chosen: string | null) {
  const known = months.some(({ month }) => month === chosen)
  const all = chosen === null || known ? months : [...months, { month: chosen, count: 0 }]
  return all
    .toSorted((a, b) => b.month.localeCompare(a.month))
    .map(({ month, count }) => ({
      value: month,
      label: t.list_month_with_count({ month: formatMonthName(month), count }),
    }))
}

const all = 'all'

export function TradeTools({ role, query, months }: TradeToolsProps) {
  const changeAddress = useChangeAddress()
  const show = (change: Partial<TradeQuery>) =>
    changeAddress(getTradeListPath(role, query, change), {
      preventScrollReset: true,
      replace: 'find' in change,
    })
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-lg:basis-full lg:justify-end">
      <div className="min-w-28 flex-1 *:w-full! max-sm:basis-4/5 lg:max-w-72">
        <SearchField
          label={t.list_search_title_name_or_reference()}
          q={query.find}
          onSearch={(find) => show({ find: find.slice(0, maxFindCharacters) })}
        />
      </div>
      <div className="sm:order-1">
        <CsvButton role={role} query={query} />
      </div>
      <PillSelect
        label={t.list_state()}
        value={query.state ?? all}
        onChoose={(state) => show({ state: state === all ? null : state })}
        options={[
          { value: all, label: t.list_all_states() },
          { value: 'open', label: t.list_open() },
          { value: 'finished', label: t.list_finished() },
        ]}
      />
      <PillSelect
        label={t.month()}
        value={query.month ?? all}
        onChoose={(month) => show({ month: month === all ? null : month })}
        options={[{ value: all, label: t.list_all_months() }, ...listMonths(months, query.month)]}
      />
    </div>
  )
}

function CsvButton({ role, query }: Pick<TradeToolsProps, 'role' | 'query'>) {
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const name = `hoko-${role === 'buyer' ? 'purchases' : 'sales'}${query.month ? `-${query.month}` : ''}.csv`
    try {
      saveFile(await api.call(exportTrades, toTradeFilters(role, query)), name)
      notify.success(t.list_csv_saved(), { description: name })
    } catch (error) {
      notify.error(t.list_csv_not_saved(), { description: getMessage(error) })
    }
    setSaving(false)
  }

  return (
    <IconButton
      icon={Download}
      kind="outlined"
      label={t.list_download_csv()}
      aria-busy={isSaving || undefined}
      onClick={() => !isSaving && void save()}
    />
  )
}
