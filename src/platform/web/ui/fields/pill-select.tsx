import { ChevronDown } from 'lucide-react'
import { SelectOptions, type SelectProps, toChangeHandler } from './select.tsx'

export function PillSelect<Choice extends string>({
  label,
  options,
  onChoose,
  ...rest
}: { label: string } & SelectProps<Choice>) {
  return (
    <div data-needs-scripts className="relative inline-block max-w-full min-w-0">
      <select
        {...rest}
        {...(onChoose && { onChange: toChangeHandler(options, onChoose) })}
        aria-label={label}
        className="pill-select"
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
