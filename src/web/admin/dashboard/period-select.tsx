import { PillSelect } from '#web/ui/fields/pill-select.tsx'

const usual = [7, 28, 90, 365]

/** How far the figures look back; an address may name any number of days. */
export function PeriodSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const choices = usual.includes(days) ? usual : [...usual, days].toSorted((one, other) => one - other)
  return (
    <>
      <PillSelect
        label="Period"
        value={String(days)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={choices.map((choice) => ({
          value: String(choice),
          label: choice === 1 ? 'Today' : `Last ${choice} days`,
        }))}
      />
      <span className="text-sm text-ink-2">against the {days === 1 ? 'day' : `${days} days`} before</span>
    </>
  )
}
