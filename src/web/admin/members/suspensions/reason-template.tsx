import { useState } from 'react'
import { listTemplates } from '#contract/moderation/templates.ts'
import { fillTemplate } from '#shared/rules/moderation/template-rules.ts'
import { placeholdersIn } from '#shared/words/text-placeholders.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import * as t from './texts.ts'

interface ReasonTemplateProps {
  id: string
  first_name: string
  onChoose: (reason: string) => void
}

/** Those of the queue that name no listing. */
export function ReasonTemplate({ id, first_name, onChoose }: ReasonTemplateProps) {
  const [chosen, setChosen] = useState('')
  const { data } = useApiQuery(listTemplates, {}, { staleTime: 60_000 })
  const fitting = (data?.items ?? []).filter(
    ({ is_retired, reason }) => !is_retired && !placeholdersIn(reason).includes('listing'),
  )
  if (fitting.length === 0) return null
  return (
    <Field label={t.template()} id={id}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target: { value } }) => {
            setChosen(value)
            const template = fitting.find((one) => String(one.id) === value)
            if (template) onChoose(fillTemplate(template.reason, { member: first_name, listing: '' }))
          }}
          options={[
            { value: '', label: t.no_template() },
            ...fitting.map((one) => ({ value: String(one.id), label: one.title })),
          ]}
        />
      )}
    </Field>
  )
}
