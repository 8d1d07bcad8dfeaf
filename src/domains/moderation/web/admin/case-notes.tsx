import { useRef } from 'react'
import { noteCase, type WholeCase } from '#domains/moderation/common/cases.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { KeyHint } from '#domains/staff/web/shared/key-hint.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { useLetterKey } from '#domains/staff/web/shared/use-letter-key.ts'
import { describeDone, getActLabels } from '../shared/case-labels.ts'
import type { CaseName } from './moderation-address.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { useCasesChanged } from './use-cases.ts'
import * as t from '#domains/moderation/texts.ts'

interface CaseNotesProps extends Pick<WholeCase, 'notes' | 'decisions' | 'kind'> {
  name: CaseName
}

export function CaseNotes({ name, notes, decisions, kind }: CaseNotesProps) {
  return (
    <section aria-label={t.private_notes()} className="grid gap-2">
      <h3 className="heading text-base">
        {t.private_notes()}{' '}
        <May op={noteCase}>
          <KeyHint letter="N" />
        </May>
      </h3>
      {(notes.length > 0 || decisions.length > 0) && (
        <ul className="grid gap-1.5 text-sm">
          {decisions.map(({ id, outcome, acts, decided_by: decidedBy, at, undone }) => (
            <li key={`decision ${id}`} className="num text-ink-2 wrap-anywhere">
              {t.decided_earlier({
                decision: [describeDone(kind, outcome), ...acts.map((act) => getActLabels()[act])].join(', '),
                name: decidedBy,
                at: formatMoment(at),
                undone,
              })}
            </li>
          ))}
          {notes.map(({ id, author, text, at }) => (
            <li key={id} className="max-w-prose rounded-control bg-sunk px-3 py-2">
              <p className="num text-xs text-ink-2">
                {author} · <time dateTime={at}>{formatMoment(at)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
      <May op={noteCase}>
        <NoteForm name={name} />
      </May>
    </section>
  )
}

function NoteForm({ name }: { name: CaseName }) {
  const changed = useCasesChanged()
  const place = useRef<HTMLFormElement>(null)
  const form = useOperationForm(noteCase, {
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < 3 ? { text: t.write_a_few_words() } : {}),
    toInput: ({ text }) => ({ ...name, text }),
    onDone: () => {
      form.set({ text: '' })
      changed()
    },
  })
  useLetterKey('n', () => place.current?.querySelector('textarea')?.focus(), 0)
  return (
    <form ref={place} id={form.id} method="post" noValidate className="grid gap-2" onSubmit={form.submit}>
      <Field label={t.add_a_note()} help={t.only_admins_read_notes()} {...form.field('text')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('text')}
            rows={2}
            maxLength={2_000}
            className="min-h-16"
            onKeyDown={(event) => {
              if (!isEnterKey(event) || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              form.submit()
            }}
          />
        )}
      </Field>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" kind="quiet" busy={form.isSending}>
          {t.save_note()}
        </Button>
      </div>
    </form>
  )
}
