import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentProps } from 'react'
import { joinClasses } from '../classes.ts'
import { controlStyle } from './text-input.tsx'

export interface SelectOption<Choice extends string = string> {
  value: Choice
  label: string
  disabled?: boolean
}

export interface SelectGroup<Choice extends string = string> {
  label: string
  options: SelectOption<Choice>[]
}

interface SelectProps<Choice extends string> extends ComponentProps<'select'> {
  options: (SelectOption<Choice> | SelectGroup<Choice>)[]
  onChoose?: (choice: Choice) => void
}

/** Passes on the chosen option's value, which has its type. */
export const toChangeHandler =
  <Choice extends string>(
    options: (SelectOption<Choice> | SelectGroup<Choice>)[],
    onChoose: (choice: Choice) => void,
  ) =>
  ({ target }: ChangeEvent<{ value: string }>) => {
    const all = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]))
    const chosen = all.find(({ value }) => value === target.value)
    if (chosen) onChoose(chosen.value)
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

export function Select<Choice extends string>({
  options,
  className,
  onChoose,
  ...rest
}: SelectProps<Choice>) {
  return (
    <div className="relative">
      <select
        {...rest}
        {...(onChoose && { onChange: toChangeHandler(options, onChoose) })}
        className={joinClasses(controlStyle, 'appearance-none truncate pr-10', className)}
      >
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
