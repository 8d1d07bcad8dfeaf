import { caseAssignees, caseOrders, listCases } from '#domains/moderation/common/cases.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { PillSelect } from '#platform/web/ui/fields/pill-select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { getSeverityLabels, listKinds } from '../shared/case-labels.ts'
import type { CaseFilter } from './moderation-address.ts'
import * as t from '#domains/moderation/texts.ts'

const getAssignees = makeTexts(() => ({
  me: t.taken_by_me(),
  nobody: t.taken_by_nobody(),
  others: t.taken_by_others(),
}))

const getOrders = makeTexts(() => ({
  oldest: t.oldest_first(),
  newest: t.newest_first(),
  severity: t.most_urgent_first(),
}))

interface CaseFiltersProps {
  filter: CaseFilter
  counts: OperationReply<typeof listCases>['counts'] | undefined
  onFilter: (filter: CaseFilter) => void
}

export function CaseFilters({ filter, counts, onFilter }: CaseFiltersProps) {
  const narrow = (change: Partial<CaseFilter>) => onFilter({ ...filter, page: 1, ...change })
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <search aria-label={t.moderation()} className="grid gap-2 border-b border-line p-3 [&>form]:w-full">
      <SearchField shortcut="/" label={t.search_cases()} q={filter.q ?? ''} onSearch={(q) => narrow({ q })} />
      <div className="grid grid-cols-2 gap-1.5 [&_select]:w-full">
        <PillSelect
          label={t.kind_of_case()}
          value={filter.kind ?? ''}
          onChoose={(kind) => narrow({ kind: kind || undefined })}
          options={[
            { value: '', label: t.all_kinds_count({ count: total ?? 0 }) },
            ...listKinds().map(({ kind, label }) => ({
              value: kind,
              label: t.kind_count({ kind: label, count: counts?.[kind] ?? 0 }),
            })),
          ]}
        />
        <PillSelect
          label={t.severity()}
          value={String(filter.severity ?? '')}
          onChange={({ target }) => narrow({ severity: Number(target.value) || undefined })}
          options={[
            { value: '', label: t.any_severity() },
            ...([3, 2, 1] as const).map((one) => ({ value: String(one), label: getSeverityLabels()[one] })),
          ]}
        />
        <PillSelect
          label={t.taken_by()}
          value={filter.assignee ?? ''}
          onChoose={(assignee) => narrow({ assignee: assignee || undefined })}
          options={[
            { value: '', label: t.taken_or_not() },
            ...caseAssignees.map((one) => ({ value: one, label: getAssignees()[one] })),
          ]}
        />
        <PillSelect
          label={t.order()}
          value={filter.order}
          onChoose={(order) => narrow({ order })}
          options={caseOrders.map((one) => ({ value: one, label: getOrders()[one] }))}
        />
      </div>
    </search>
  )
}
