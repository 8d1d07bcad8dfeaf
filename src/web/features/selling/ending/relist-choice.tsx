import type { ClosingRules } from '#shared/rules/closing-rules.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { fieldIds } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'

/** What happens where an auction closes without a sale. */
export function RelistChoice({ values, problems, change, rules }: SectionProps & { rules: ClosingRules }) {
  // What was chosen before the limit fell stays.
  const most = Math.max(rules.max_auto_relists, values.auto_relist_left)
  return (
    <Field
      label="If it doesn’t sell"
      id={fieldIds.auto_relist_left}
      error={problems.auto_relist_left}
      help="We’ll relist it with the same details, photos, prices and watchers."
    >
      {(control) => (
        <div className="sm:max-w-72">
          <Select
            {...control}
            value={String(values.auto_relist_left)}
            onChange={(event) => change({ auto_relist_left: Number(event.target.value) })}
            options={Array.from({ length: most + 1 }, (_, times) => ({
              value: String(times),
              label: describeRelist(times),
            }))}
          />
        </div>
      )}
    </Field>
  )
}

function describeRelist(times: number): string {
  if (times === 0) return 'Don’t relist'
  return times === 1 ? 'Relist it once' : `Relist it up to ${times} times`
}
