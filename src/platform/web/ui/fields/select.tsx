import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '../classes.ts'
import { controlStyle } from './text-input.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectGroup {
  label: string
  options: SelectOption[]
}

interface SelectProps extends ComponentProps<'select'> {
  options: (SelectOption | SelectGroup)[]
}

export function SelectOptions({ options }: { options: (SelectOption | SelectGroup)[] }) {
  return options.map((entry) =>
    'options' in entry ? (
      <optgroup key={entry.label} label={entry.label}>
        <SelectOptions options={entry.options} />
      </optgroup>
    ) : (
      <option key={entry.value} value={entry.value} disabled={entry.disabled}>
        {entry.label}
      </option>
    ),
  )
}

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={joinClasses(controlStyle, 'appearance-none truncate pr-10', className)}>
        <SelectOptions options={options} />
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </div>
  )
}
