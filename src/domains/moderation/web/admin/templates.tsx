import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import {
  createTemplate,
  type DecisionTemplate,
  listTemplates,
  updateTemplate,
} from '#domains/moderation/common/cases.ts'
import { createTemplate as createTemplateShapes } from '#domains/moderation/common/cases.shapes.ts'
import {
  templatePlaceholders,
  templateRules,
  type TemplateRule,
} from '#domains/moderation/common/template-rules.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { getRuleLabels } from '../shared/case-labels.ts'
import * as t from '#domains/moderation/texts.ts'

export function Templates({ onClose }: { onClose: () => void }) {
  const call = useApiQuery(listTemplates, {})
  const [edited, setEdited] = useState<DecisionTemplate | 'new' | null>(null)
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t.templates()}
        description={t.what_members_read_by_rule()}
        shape="sheet"
        width="wide"
        footer={
          <May op={createTemplate}>
            <Button kind="quiet" icon={Plus} onClick={() => setEdited('new')}>
              {t.add_a_template()}
            </Button>
          </May>
        }
      >
        <Query
          call={call}
          loading={t.loading_the_templates()}
          skeleton={<SkeletonText lines={6} />}
          empty={<p className="text-sm text-ink-2">{t.no_templates_yet()}</p>}
        >
          {(data) => (
            <ul className="divide-y divide-line">
              {data.items.map((template) => (
                <TemplateRow key={template.id} template={template} onEdit={() => setEdited(template)} />
              ))}
            </ul>
          )}
        </Query>
      </Dialog>
      {edited && <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function TemplateRow({ template, onEdit }: { template: DecisionTemplate; onEdit: () => void }) {
  const { title, rule, reason, is_retired: isRetired, updated_at: _, ...rest } = template
  const changing = useApiMutation(updateTemplate)
  const invalidate = useInvalidate()

  async function toggle() {
    try {
      await changing.mutateAsync({ ...rest, title, rule, reason, is_retired: !isRetired })
      invalidate(listTemplates)
    } catch {
      // The message is shown.
    }
  }

  return (
    <li className="flex items-start gap-x-2 gap-y-1 py-2.5 text-sm max-sm:flex-wrap max-sm:justify-end">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{title}</span>
          {getRuleLabels()[rule] !== title && (
            <span className="text-xs text-ink-2">{getRuleLabels()[rule]}</span>
          )}
          {isRetired && <Badge>{t.retired()}</Badge>}
        </p>
        <p className="line-clamp-2 wrap-anywhere text-ink-2">{reason}</p>
        {changing.error && <Notice kind="wrong">{getMessage(changing.error)}</Notice>}
      </div>
      <May op={updateTemplate}>
        <Button size="small" kind="quiet" busy={changing.isPending} onClick={() => void toggle()}>
          {isRetired ? t.use_again() : t.retire()}
        </Button>
        <IconButton icon={Pencil} label={t.edit_title({ title })} onClick={onEdit} />
      </May>
    </li>
  )
}

function TemplateForm({ template, onClose }: { template: DecisionTemplate | null; onClose: () => void }) {
  const invalidate = useInvalidate()
  const settings = {
    initial: {
      rule: template?.rule ?? 'other',
      title: template?.title ?? '',
      reason: template?.reason ?? '',
      word: template?.word ?? '',
    },
    written: ['title', 'reason', 'word'] as const,
    check: checkBy<{ rule: TemplateRule; title: string; reason: string; word: string }>(
      createTemplateShapes.body,
    ),
    onDone: () => {
      invalidate(listTemplates)
      onClose()
    },
  }
  const adding = useOperationForm(createTemplate, { ...settings, toInput: (values) => values })
  const changing = useOperationForm(updateTemplate, {
    ...settings,
    toInput: (values) => ({ ...values, id: template?.id ?? 0, is_retired: template?.is_retired ?? false }),
  })
  const form = template ? changing : adding
  const placeholders = templatePlaceholders.map((name) => `{${name}}`).join(', ')
  return (
    <FormDialog
      form={form}
      title={template ? t.edit_template() : t.add_a_template()}
      confirm={t.save_template()}
      width="wide"
      onClose={onClose}
    >
      <Field label={t.rule()} {...form.field('rule')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.rule}
            onChoose={(rule) => form.set({ rule })}
            options={templateRules.map((rule) => ({ value: rule, label: getRuleLabels()[rule] }))}
          />
        )}
      </Field>
      <Field label={t.title()} {...form.field('title')}>
        {(control) => <TextInput {...control} {...form.text('title')} maxLength={80} autoComplete="off" />}
      </Field>
      <Field
        label={t.reason_the_member_reads()}
        help={t.you_can_use_placeholders({ placeholders })}
        {...form.field('reason')}
      >
        {(control) => <Textarea {...control} {...form.text('reason')} rows={4} maxLength={500} />}
      </Field>
      <Field label={t.message_to_the_reporter()} {...form.field('word')}>
        {(control) => <Textarea {...control} {...form.text('word')} rows={2} maxLength={500} />}
      </Field>
    </FormDialog>
  )
}
