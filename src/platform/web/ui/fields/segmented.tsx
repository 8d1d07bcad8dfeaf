import type { LucideIcon } from 'lucide-react'
import { joinClasses } from '../classes.ts'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  options: { value: Value; label: string; icon?: LucideIcon }[]
  onChange: (value: Value) => void
}

export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <fieldset aria-label={label} className="segmented">
      {options.map(({ icon: Icon, ...option }) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={Icon ? option.label : undefined}
          title={Icon ? option.label : undefined}
          onClick={() => onChange(option.value)}
          className={joinClasses(
            'segment',
            option.value === value ? 'bg-pounamu-wash text-pounamu-deep' : 'text-ink-2 hover:bg-sunk',
          )}
        >
          {Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : option.label}
        </button>
      ))}
    </fieldset>
  )
}
