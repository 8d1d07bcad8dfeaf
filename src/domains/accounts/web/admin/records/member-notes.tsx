import { NotebookPen, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import {
  type MemberRecord,
  pinMemberNote,
  writeMemberNote,
} from '#domains/moderation/common/records/member-records.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { useRecordsChanged } from './use-summary.ts'
import * as t from '#domains/accounts/texts.ts'

export function NoteForm({ id }: { id: number }) {
  const [isWriting, setWriting] = useState(false)
  const mayCall = useMay()
  if (!mayCall(writeMemberNote)) return null
  return (
    <div>
      <Button size="small" kind="quiet" icon={NotebookPen} onClick={() => setWriting(true)}>
        {t.write_a_note()}
      </Button>
      {isWriting && <NoteDialog id={id} onClose={() => setWriting(false)} />}
    </div>
  )
}

function NoteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const changed = useRecordsChanged()
  const form = useOperationForm(writeMemberNote, {
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < 3 ? { text: t.write_a_few_words() } : {}),
    toInput: ({ text }) => ({ id, text }),
    onDone: async () => {
      await changed()
      onClose()
      notify.success(t.note_added())
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.write_a_note()}
      description={t.note_help()}
      confirm={t.add_note()}
      onClose={onClose}
    >
      <Field label={t.note()} {...form.field('text')}>
        {(control) => (
          <Textarea {...control} {...form.text('text')} rows={4} maxLength={2000} className="min-h-24" />
        )}
      </Field>
    </FormDialog>
  )
}

export function PinNote({ note: { id, status } }: { note: MemberRecord }) {
  const changed = useRecordsChanged()
  const mayCall = useMay()
  const isPinned = status === 'pinned'
  const pinning = useApiMutation(pinMemberNote, {
    onSuccess: () => changed(),
    onError: (error) => notify.error(getMessage(error)),
  })
  if (!mayCall(pinMemberNote)) return null
  return (
    <Button
      kind="quiet"
      size="small"
      icon={isPinned ? PinOff : Pin}
      busy={pinning.isPending}
      onClick={() => pinning.mutate({ id, pinned: !isPinned })}
    >
      {isPinned ? t.unpin() : t.pin()}
    </Button>
  )
}
