import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { createFaq, type AdminFaq, listAdminFaqs, updateFaq } from '#contract/catalogue/faqs.ts'
import { createFaq as createFaqShapes } from '#contract/catalogue/faqs.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { RichText } from '#web/lib/rich-text.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import * as t from './texts.ts'

interface Values {
  question: string
  answer: string
  group: string
  is_hidden: boolean
}

const ids = { question: 'faq-question', group: 'faq-group', answer: 'faq-answer' }
const { question, answer, group } = createFaqShapes.body.shape
const shape = z.strictObject({ question, answer, group, is_hidden: z.boolean() })

interface FaqFormProps {
  faq: AdminFaq | null
  groups: string[]
}

export function FaqForm({ faq, groups }: FaqFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({
    resolver: contractResolver(shape),
    shouldFocusError: false,
    defaultValues: {
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      group: faq?.group ?? '',
      is_hidden: faq?.status === 'hidden',
    },
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useKeptForm(form, `faq-${faq?.id ?? 'new'}`)
  const typed = useWatch({ control: form.control })
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)

  async function send({ is_hidden, ...values }: Values) {
    setFailure(null)
    const fields = { ...values, status: is_hidden ? ('hidden' as const) : ('active' as const) }
    try {
      if (faq) await api.call(updateFaq, { id: faq.id, ...fields })
      else await api.call(createFaq, fields)
      await queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
      notify.success(t.faq_saved())
      await navigate('/faqs')
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <div className="grid min-w-0 gap-3.5">
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <Panel>
          <div className="grid gap-5">
            <Field label={t.question()} id={ids.question} error={errors.question?.message}>
              {(control) => (
                <TextInput {...control} {...form.register('question')} maxLength={200} autoComplete="off" />
              )}
            </Field>
            <Field
              label={t.group()}
              id={ids.group}
              error={errors.group?.message}
              help={t.choose_a_group_or_type_a_new_one()}
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...form.register('group')}
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
              id={ids.answer}
              error={errors.answer?.message}
              help={t.leave_a_blank_line_between_paragraphs()}
            >
              {(control) => (
                <Textarea {...control} {...form.register('answer')} maxLength={5000} className="min-h-60" />
              )}
            </Field>
            <Checkbox
              {...form.register('is_hidden')}
              label={t.hidden()}
              help={t.only_the_back_office_sees_it()}
            />
          </div>
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to="/faqs">
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={isSubmitting}>
            {faq ? t.save_faq() : t.add_faq()}
          </Button>
        </div>
      </div>
      <Panel title={t.preview()}>
        {typed.answer?.trim() ? (
          <RichText text={typed.answer} />
        ) : (
          <p className="text-sm text-ink-3">{t.the_answer_shows_here_as_you_write()}</p>
        )}
      </Panel>
      <LeavingGuard isUnsafe={isDirty && !isSubmitting} isSending={isSubmitting}>
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}
