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
      <select
        {...rest}
        aria-label={label}
        className="h-9 max-w-full appearance-none truncate rounded-full border border-line-strong bg-paper pr-9 pl-3.5 text-sm text-ink transition-colors hover:bg-sunk"
      >
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
