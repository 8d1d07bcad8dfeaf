import { useId } from 'react'

interface DayFieldProps {
  label: string
  /** Of Auckland, YYYY-MM-DD. */
  day: string | undefined
  onDay: (day: string | undefined) => void
}

export function DayField({ label, day, onDay }: DayFieldProps) {
  const id = useId()
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={day ?? ''}
        min="2020-01-01"
        max="2200-12-31"
        onChange={({ target }) => onDay(target.value || undefined)}
        className="num h-9 rounded-full border border-line-strong bg-paper px-3 text-sm text-ink"
      />
    </span>
  )
}
