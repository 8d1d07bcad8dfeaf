import { type ComponentProps, type ReactNode, useId } from 'react'

/** Takes effect at once; for forms sent later, use a checkbox. */
export function Switch({
  label,
  help,
  isBare = false,
  ...rest
}: { label: ReactNode; help?: ReactNode; isBare?: boolean } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <label className="flex items-start justify-between gap-6 text-sm">
      <span className={isBare ? 'sr-only' : 'grid gap-0.5'}>
        <span className="font-semibold">{label}</span>
        {help && (
          <span id={`${id}-help`} className="max-w-prose text-xs text-ink-3">
            {help}
          </span>
        )}
      </span>
      <span className="relative mt-px shrink-0">
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells whether it is on
          role="switch"
          aria-describedby={help ? `${id}-help` : undefined}
          className="peer block h-6 w-10.5 appearance-none rounded-full bg-control-line transition-colors checked:bg-pounamu disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-paper transition-transform peer-checked:translate-x-4.5"
        />
      </span>
    </label>
  )
}
