import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { createFaq, type AdminFaq, listAdminFaqs, updateFaq } from '#domains/catalogue/common/faqs.ts'
import { createFaq as createFaqShapes } from '#domains/catalogue/common/faqs.shapes.ts'
import { api } from '#platform/web/session/api.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { RichText } from '#platform/web/rich-text.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/catalogue/texts.ts'

interface Values {
  question: string
  group: string
  answer: string
  isHidden: boolean
}

const { question, answer, group } = createFaqShapes.body.shape
const shape = z.strictObject({ question, answer, group, isHidden: z.boolean() })

interface FaqFormProps {
  faq: AdminFaq | null
  groups: string[]
}

export function FaqForm({ faq, groups }: FaqFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useActionForm({
    initial: {
      question: faq?.question ?? '',
      group: faq?.group ?? '',
      answer: faq?.answer ?? '',
      isHidden: faq?.status === 'hidden',
    },
    check: checkBy<Values>(shape),
    rechecks: true,
    send: async ({ isHidden, ...values }): Promise<unknown> => {
      const fields = { ...values, status: isHidden ? ('hidden' as const) : ('active' as const) }
      return faq ? api.call(updateFaq, { id: faq.id, ...fields }) : api.call(createFaq, fields)
    },
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
      notify.success(t.faq_saved())
      await navigate('/faqs')
    },
  })
  useStoredForm(form, `faq-${faq?.id ?? 'new'}`)

  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]"
      onSubmit={form.submit}
    >
      <div className="grid min-w-0 gap-3.5">
        <FormErrors {...form.report} />
        <Panel>
          <div className="grid gap-5">
            <Field label={t.question()} {...form.field('question')}>
              {(control) => (
                <TextInput {...control} {...form.text('question')} maxLength={200} autoComplete="off" />
              )}
            </Field>
            <Field label={t.group()} {...form.field('group')} help={t.choose_a_group_or_type_a_new_one()}>
              {(control) => (
                <TextInput
                  {...control}
                  {...form.text('group')}
                  list="faq-groups"
                  maxLength={60}
                  autoComplete="off"
                />
              )}
            </Field>
            <datalist id="faq-groups">
              {groups.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
            <Field
              label={t.answer()}
              {...form.field('answer')}
              help={t.leave_a_blank_line_between_paragraphs()}
            >
              {(control) => (
                <Textarea {...control} {...form.text('answer')} maxLength={5000} className="min-h-60" />
              )}
            </Field>
            <Checkbox {...form.box('isHidden')} label={t.hidden()} help={t.only_the_back_office_sees_it()} />
          </div>
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to="/faqs">
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={form.isSending}>
            {faq ? t.save_faq() : t.add_faq()}
          </Button>
        </div>
      </div>
      <Panel title={t.preview()}>
        {form.values.answer.trim() ? (
          <RichText text={form.values.answer} />
        ) : (
          <p className="text-sm text-ink-3">{t.the_answer_shows_here_as_you_write()}</p>
        )}
      </Panel>
      <LeavingGuard isUnsafe={form.isChanged && !form.isSending} isSending={form.isSending}>
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}
