import { maxRequirementCharacters } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/catalogue/texts.ts'
import type { CategoryValues } from './use-category-form.ts'

interface CategoryRequirementsProps {
  all: AdminCategory[]
  form: ActionForm<CategoryValues>
}

export function CategoryRequirements({ all, form }: CategoryRequirementsProps) {
  const requiredAbove = requirementsAbove(all, Number(form.values.parent_id))
  return (
    <Panel title={t.what_buyers_confirm()}>
      <div className="grid gap-5">
        <p className="text-xs text-ink-2">
          {joinSentences(
            t.we_ask_everyone_once_before_they_first(),
            requiredAbove.length > 0 &&
              t.already_asked_by_a_parent_category({
                sentences: requiredAbove.map((words) => `“${words}”`).join(' '),
              }),
          )}
        </p>
        <Checkbox {...form.box('is_adult')} label={t.n_18_or_older()} help={t.i_am_18_or_older()} />
        <Field
          label={t.a_licence_or_something_else()}
          optional
          {...form.field('licence_words')}
          help={t.the_sentence_buyers_confirm_like_i()}
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.text('licence_words')}
              rows={2}
              maxLength={maxRequirementCharacters}
            />
          )}
        </Field>
      </div>
    </Panel>
  )
}

function requirementsAbove(all: AdminCategory[], id: number | null): string[] {
  const category = all.find((one) => one.id === id)
  if (!category) return []
  const own = [category.is_adult && t.i_am_18_or_older_2(), category.licence_words]
  return [...requirementsAbove(all, category.parent_id), ...own.filter((words) => typeof words === 'string')]
}
