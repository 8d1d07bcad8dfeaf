import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  count?: string
}

export function Checkbox({ label, help, error, count, id, ...rest }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <label className="group flex items-start gap-2.5 py-0.5 text-sm">
        <span className="relative mt-px grid shrink-0 place-items-center">
          <input
            {...rest}
            id={own}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-4.5 appearance-none rounded-control border border-control-line bg-paper transition-colors group-hover:border-ink-3 checked:border-pounamu checked:bg-pounamu aria-invalid:border-pohutukawa disabled:opacity-50"
          />
          <Check
            aria-hidden
            size={14}
            strokeWidth={3}
            className="pointer-events-none absolute hidden text-on-pounamu peer-checked:block"
          />
        </span>
        <span className="min-w-0 flex-1 group-has-checked:font-medium">{label}</span>
        {count !== undefined && <span className="num text-ink-3">{count}</span>}
      </label>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${own}-help`} className="ml-7 max-w-prose text-xs text-ink-3">
          {help}
        </p>
      )}
    </div>
  )
}
