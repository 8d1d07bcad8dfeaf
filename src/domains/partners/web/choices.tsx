import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'

interface ChoicesProps<Value extends string> {
  id: string
  legend: string
  error: string | undefined
  choices: { value: Value; label: string }[]
  chosen: Value[]
  onChange: (chosen: Value[]) => void
}

export function Choices<Value extends string>({
  id,
  legend,
  error,
  choices,
  chosen,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
