import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type SelectGroup, type SelectOption, SelectOptions } from './select.tsx'

export function PillSelect({
  label,
  options,
  ...rest
}: { label: string; options: (SelectOption | SelectGroup)[] } & ComponentProps<'select'>) {
  return (
    <div data-needs-scripts className="relative inline-block max-w-full min-w-0">
      <select {...rest} aria-label={label} className="pill-select">
        <SelectOptions options={options} />
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </div>
  )
}
