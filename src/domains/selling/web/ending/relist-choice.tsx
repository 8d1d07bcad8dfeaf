import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { fieldIds } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'
import * as t from '#domains/selling/texts.ts'

export function RelistChoice({ values, problems, change, rules }: SectionProps & { rules: ClosingRules }) {
  // A choice made before the limit was lowered stays.
  const most = Math.max(rules.max_auto_relists, values.auto_relist_left)
  return (
    <Field
      label={t.if_it_doesnt_sell()}
      id={fieldIds.auto_relist_left}
      error={problems.auto_relist_left}
      help={values.auto_relist_left > 0 && t.well_relist_it_with_the_same_details()}
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
  if (times === 0) return t.dont_relist()
  return t.relist_it_up_to_times_times({ count: times })
}
