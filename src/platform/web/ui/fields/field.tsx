import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useBetweenPresses } from './use-between-keystrokes.ts'
import * as t from '#platform/texts.ts'

/** Props for the control inside a field: `{(control) => <TextInput {...control} />}`. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  id?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, help, error, optional, id, children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={own} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> {t.optional()}</span>}
      </label>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${own}-help`} className="max-w-prose text-xs text-ink-3">
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!useBetweenPresses()) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-pohutukawa">
      <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-px shrink-0" />
      {children}
    </p>
  )
}
