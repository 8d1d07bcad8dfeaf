import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { type ActionForm, type FormSettings, useActionForm } from './use-operation-form.ts'

export type Message = { text: string }

interface MessageDraftSettings {
  /** This tab stores the text under the key until it is sent. */
  key: string
  check: FormSettings<Message, void>['check']
  send: (text: string) => Promise<void>
}

export function useMessageDraft({ key, check, send }: MessageDraftSettings): ActionForm<Message> {
  const { user } = useSession()
  const [draft, saveDraft] = useStoredText(key, user?.id ?? null)
  const form = useActionForm<Message, void>({
    initial: { text: draft },
    written: ['text'],
    check,
    send: ({ text }) => send(text.trim()),
    onDone: (): void => form.set({ text: '' }),
  })
  // Another account's text in this tab stays stored until something is typed.
  const saveTyped = useEffectEvent((text: string) => {
    if (text !== draft) saveDraft(text)
  })
  useEffect(() => saveTyped(form.values.text), [form.values.text])
  return form
}

interface MessageFormProps {
  form: ActionForm<Message>
  label: string
  help: string
  maxCharacters: number
  submit: string
  /** True if the form isn't the page's main action. */
  quiet?: boolean
}

export function MessageForm({ form, label, help, maxCharacters, submit, quiet }: MessageFormProps) {
  return (
    <form id={form.id} method="post" noValidate className="grid gap-3" onSubmit={form.submit}>
      <Field label={label} help={help} {...form.field('text')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('text')}
            rows={3}
            maxLength={maxCharacters}
            className="min-h-20"
          />
        )}
      </Field>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" kind={quiet ? 'quiet' : 'primary'} busy={form.isSending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
