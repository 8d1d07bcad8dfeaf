import { teamRights, type TeamRight } from '#domains/businesses/common/team.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { getRightLabels } from './team-labels.ts'
import * as t from '#domains/businesses/texts.ts'

interface RightsFieldsProps {
  id: string
  rights: TeamRight[]
  error: string | undefined
  /** True if the dialog's title already names the fields. */
  isTitled?: boolean
  onChange: (rights: TeamRight[]) => void
}

export function RightsFields({ id, rights, error, isTitled, onChange }: RightsFieldsProps) {
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-2">
      <legend className={isTitled ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{t.what_they_can_do()}</legend>
      {teamRights.map((right) => (
        <Checkbox
          key={right}
          {...getRightLabels()[right]}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(teamRights.filter((one) => (one === right ? target.checked : rights.includes(one))))
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
