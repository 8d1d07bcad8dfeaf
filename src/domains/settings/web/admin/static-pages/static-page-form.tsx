import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { isLegalPage } from '#domains/settings/common/static-pages/legal-pages.ts'
import { saveStaticPage as saveStaticPageShapes } from '#domains/settings/common/static-pages/static-pages.shapes.ts'
import {
  getStaticPage,
  listPageRevisions,
  maxPageCharacters,
  saveStaticPage,
  type StaticPage,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { calendarDay } from '#platform/common/shapes.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { RichText } from '#platform/web/rich-text.tsx'
import { serverNow } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Difference, LawyerNote } from './static-pages.tsx'
import * as t from '#domains/settings/texts.ts'

interface MaterialChangeProps {
  id: string
  /** The first day it applies; null if the change isn't material. */
  value: string | null
  error: string | undefined
  onChange: (day: string | null) => void
}

function MaterialChange({ id, value, error, onChange }: MaterialChangeProps) {
  const [today] = useState(() => aucklandLocal(new Date(serverNow())).slice(0, 10))
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t.material_change()}
        help={t.every_member_gets_a_notification_and_an_email()}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? today : null)}
      />
      {value !== null && (
        <Field label={t.applies_from()} id={id} error={error}>
          {(control) => (
            <>
              <TextInput
                {...control}
                type="date"
                min={today}
                value={value}
                onChange={({ target }) => onChange(target.value)}
                className="max-w-48"
              />
              <ChosenDay day={value} />
            </>
          )}
        </Field>
      )}
    </div>
  )
}

interface Values {
  title: string
  text: string
  /** Null if the change isn't material. */
  applies_from: string | null
}

const { title, text } = saveStaticPageShapes.body.shape
const shape = z.strictObject({ title, text, applies_from: z.nullable(calendarDay) })

export function StaticPageForm({ page: read }: { page: StaticPage }) {
  const [page] = useState(read)
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const form = useOperationForm(saveStaticPage, {
    initial: { title: page.title, text: page.text, applies_from: null as string | null },
    check: checkBy<Values>(shape),
    rechecks: true,
    toInput: ({ applies_from: appliesFrom, ...values }) => ({
      slug: page.slug,
      ...values,
      ...(appliesFrom !== null && { applies_from: appliesFrom }),
      seen_revision_id: page.revision_id,
    }),
    onDone: async () => {
      invalidate(getStaticPage)
      invalidate(listPageRevisions)
      notify.success(t.page_saved())
      await navigate(`/${page.slug}`)
    },
  })
  useStoredForm(form, `static-page-${page.slug}`)
  const typed = form.values

  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-2"
      onSubmit={form.submit}
    >
      <div className="grid min-w-0 gap-3.5">
        <LawyerNote slug={page.slug} />
        <FormErrors {...form.report} />
        <Panel>
          <div className="grid gap-5">
            <Field label={t.title()} {...form.field('title')}>
              {(control) => (
                <TextInput {...control} {...form.text('title')} maxLength={120} autoComplete="off" />
              )}
            </Field>
            <Field label={t.text()} {...form.field('text')} help={t.how_to_write_markup()}>
              {(control) => (
                <Textarea
                  {...control}
                  {...form.text('text')}
                  maxLength={maxPageCharacters}
                  className="min-h-[60dvh]"
                />
              )}
            </Field>
            {isLegalPage(page.slug) && (
              <MaterialChange
                {...form.field('applies_from')}
                value={typed.applies_from}
                onChange={(appliesFrom) => form.set({ applies_from: appliesFrom })}
              />
            )}
          </div>
        </Panel>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton kind="quiet" to={`/${page.slug}`}>
            {t.go_back()}
          </LinkButton>
          <Button type="submit" busy={form.isSending}>
            {typed.applies_from === null ? t.save_page() : t.save_and_notify()}
          </Button>
        </div>
      </div>
      <Theme before={page} after={typed} />
      <LeavingGuard isUnsafe={form.isChanged && !form.isSending} isSending={form.isSending}>
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}

type Side = 'preview' | 'changes'

function Theme({ before, after }: Record<'before' | 'after', Pick<Values, 'title' | 'text'>>) {
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
