import { useState } from 'react'
import { listTemplates } from '#domains/moderation/common/templates.ts'
import { fillTemplate } from '#domains/moderation/common/template-rules.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import * as t from '#domains/accounts/texts.ts'

interface ReasonTemplateProps {
  id: string
  first_name: string
  onChoose: (reason: string) => void
}

/** Offers the queue's templates that name no listing. */
export function ReasonTemplate({ id, first_name: firstName, onChoose }: ReasonTemplateProps) {
  const [chosen, setChosen] = useState('')
  const { data } = useApiQuery(listTemplates, {}, { staleTime: 60_000 })
  const fitting = (data?.items ?? []).filter(
    ({ is_retired: isRetired, reason }) => !isRetired && !placeholdersIn(reason).includes('listing'),
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
            if (template) onChoose(fillTemplate(template.reason, { member: firstName, listing: '' }))
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
