import { PillSelect } from '#platform/web/ui/fields/pill-select.tsx'
import type { ReportCompare } from '#domains/insights/common/stats.ts'
import * as t from '#domains/insights/texts.ts'

const usual = [7, 28, 90, 365]

export interface Period {
  days: number
  compare: ReportCompare
}

interface PeriodSelectProps extends Period {
  onChange: (change: Partial<Period>) => void
}

export function PeriodSelect({ days, compare, onChange }: PeriodSelectProps) {
  const choices = usual.includes(days) ? usual : [...usual, days].toSorted((one, other) => one - other)
  return (
    <>
      <PillSelect
        label={t.period()}
        value={String(days)}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
        options={choices.map((choice) => ({
          value: String(choice),
          label: t.last_choice_days({ count: choice }),
        }))}
      />
      <PillSelect
        label={t.compare_with()}
        value={compare}
        onChoose={(chosen) => onChange({ compare: chosen })}
        options={[
          { value: 'period', label: t.the_days_before({ count: days }) },
          { value: 'year', label: t.a_year_before() },
        ]}
      />
    </>
  )
}
