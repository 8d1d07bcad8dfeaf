import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import * as t from './texts.ts'

const usual = [7, 28, 90, 365]

export function PeriodSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const choices = usual.includes(days) ? usual : [...usual, days].toSorted((one, other) => one - other)
  return (
    <>
      <PillSelect
        label={t.period()}
        value={String(days)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={choices.map((choice) => ({
          value: String(choice),
          label: t.last_choice_days({ count: choice }),
        }))}
      />
      <span className="text-sm text-ink-2">{t.against_the_days_before({ count: days })}</span>
    </>
  )
}
