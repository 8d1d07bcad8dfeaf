import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  getStaticPage,
  listPageRevisions,
  max_page_characters,
  saveStaticPage,
  type StaticPage,
} from '#contract/static-pages/static-pages.ts'
import { saveStaticPage as saveStaticPageShapes } from '#contract/static-pages/static-pages.shapes.ts'
import { calendar_day } from '#contract/core/shapes.ts'
import { isLegalPage } from '#shared/rules/legal-pages.ts'
import { contractResolver, getSummary, placeErrors, useFocusOnFirst } from '#web/lib/form.ts'
import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { useInvalidate } from '#web/lib/loading/query.tsx'
import { RichText } from '#web/lib/rich-text.tsx'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { Difference } from './difference.tsx'
import { MaterialChange } from './material-change.tsx'
import { LawyerNote } from './lawyer-note.tsx'
import * as t from './texts.ts'

interface Values {
  title: string
  text: string
  /** Null where the change isn't material. */
  applies_from: string | null
}

const ids = { title: 'page-title', text: 'page-text', applies_from: 'page-applies-from' }
const { title, text } = saveStaticPageShapes.body.shape
const shape = z.strictObject({ title, text, applies_from: z.nullable(calendar_day) })

export function StaticPageForm({ page: read }: { page: StaticPage }) {
  const [page] = useState(read)
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({
    resolver: contractResolver(shape),
    shouldFocusError: false,
    defaultValues: { title: page.title, text: page.text, applies_from: null },
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useKeptForm(form, `static-page-${page.slug}`)
  const typed = useWatch({ control: form.control }) as Values
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)

  async function send({ applies_from: from, ...values }: Values) {
    setFailure(null)
    try {
      await api.call(saveStaticPage, {
        slug: page.slug,
        ...values,
        ...(from !== null && { applies_from: from }),
        seen_revision_id: page.revision_id,
      })
      invalidate(getStaticPage)
      invalidate(listPageRevisions)
      notify.success(t.page_saved())
      await navigate(`/${page.slug}`)
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
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-2"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <div className="grid min-w-0 gap-3.5">
        <LawyerNote slug={page.slug} />
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <Panel>
          <div className="grid gap-5">
            <Field label={t.title()} id={ids.title} error={errors.title?.message}>
              {(control) => (
                <TextInput {...control} {...form.register('title')} maxLength={120} autoComplete="off" />
              )}
            </Field>
            <Field label={t.text()} id={ids.text} error={errors.text?.message} help={t.how_to_write_markup()}>
              {(control) => (
                <Textarea
                  {...control}
                  {...form.register('text')}
                  maxLength={max_page_characters}
                  className="min-h-[60dvh]"
                />
              )}
            </Field>
            {isLegalPage(page.slug) && (
              <MaterialChange
                id={ids.applies_from}
                value={typed.applies_from}
                error={errors.applies_from?.message}
                onChange={(day) => form.setValue('applies_from', day, { shouldDirty: true })}
              />
            )}
          </div>
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to={`/${page.slug}`}>
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={isSubmitting}>
            {typed.applies_from === null ? t.save_page() : t.save_and_notify()}
          </Button>
        </div>
      </div>
      <Look before={page} after={typed} />
      <LeavingGuard isUnsafe={isDirty && !isSubmitting} isSending={isSubmitting}>
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}

type Side = 'preview' | 'changes'

function Look({ before, after }: Record<'before' | 'after', Pick<Values, 'title' | 'text'>>) {
  const [side, setSide] = useState<Side>('preview')
  return (
    <Panel>
      <div className="grid justify-items-start gap-4">
        <Segmented<Side>
          label={t.look_at()}
          value={side}
          onChange={setSide}
          options={[
            { value: 'preview', label: t.preview() },
            { value: 'changes', label: t.changes() },
          ]}
        />
        {side === 'changes' ? (
          <Difference before={before} after={after} />
        ) : (
          <div>
            <p className="heading mb-3 text-xl">{after.title}</p>
            <RichText text={after.text} follows={() => false} />
          </div>
        )}
      </div>
    </Panel>
  )
}
