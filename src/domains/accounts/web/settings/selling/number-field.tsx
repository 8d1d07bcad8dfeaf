import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { NumberReading } from '#platform/common/formats/nz-numbers.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import * as t from '#domains/accounts/texts.ts'

interface NumberFieldProps {
  label: string
  id: string
  read: (typed: string) => NumberReading
  error: string | undefined
  help: string
  input: Pick<ComponentProps<'input'>, 'name' | 'onChange'> & { value: string }
}

/** Confirms a valid number at once and shows an error only on blur. */
export function NumberField({ label, id, read, error, help, input }: NumberFieldProps) {
  const [left, setLeft] = useState<string | null>(null)
  const typed = input.value
  const reading = typed.trim() === '' ? null : read(typed)
  const isRight = reading !== null && 'number' in reading
  const wrong = reading && 'problem' in reading && left === typed ? reading.problem : undefined
  return (
    <Field
      label={label}
      id={id}
      optional
      error={isRight ? undefined : (wrong ?? error)}
      help={
        isRight ? (
          <span className="flex items-center gap-1.5 font-medium text-pounamu">
            <Check aria-hidden size={14} strokeWidth={3} className="shrink-0" />
            {t.that_number_looks_right()}
          </span>
        ) : (
          help
        )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          onBlur={(event) => setLeft(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className="num max-w-72"
        />
      )}
    </Field>
  )
}
