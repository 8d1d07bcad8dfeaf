import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { getFirstName } from '#domains/accounts/common/display-name.ts'
import { createSavedReply as createSavedReplyShapes } from '#domains/chat/common/support.shapes.ts'
import {
  namePlaceholder,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  type SavedReply,
  updateSavedReply,
} from '#domains/chat/common/support.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/chat/texts.ts'

export function fillReply(text: string, name: string): string {
  return text.replaceAll(new RegExp(`\\{\\s*${namePlaceholder}\\s*\\}`, 'g'), () => getFirstName(name))
}

interface SavedRepliesProps {
  /** The recipient's name. */
  name: string
  onChoose: (text: string) => void
  onClose: () => void
}

export function SavedReplies({ name, onChoose, onClose }: SavedRepliesProps) {
  const { data, error, isFetching, refetch } = useApiQuery(listSavedReplies, {})
  const [q, setQ] = useState('')
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const [removed, setRemoved] = useState<SavedReply | null>(null)
  const wanted = q.trim().toLowerCase()
  const shown = data?.items.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(wanted))
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t.saved_replies()}
        shape="sheet"
        width="wide"
        footer={
          <Button kind="quiet" icon={Plus} onClick={() => setEdited('new')}>
            {t.add_a_reply()}
          </Button>
        }
      >
        {data && data.items.length > 5 && (
          <div className="mb-3">
            <SearchField label={t.search_saved_replies()} q={q} onSearch={setQ} />
          </div>
        )}
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {getMessage(error)}
          </ErrorState>
        ) : !shown ? (
          <Loading label={t.loading_the_saved_replies()}>
            <SkeletonText lines={4} />
          </Loading>
        ) : shown.length === 0 ? (
          <p className="text-sm text-ink-2">
            {wanted === '' ? t.keep_replies_to_what_is_often_asked() : t.nothing_found()}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {shown.map((reply) => (
              <li key={reply.id} className="flex items-start gap-1.5 py-2.5">
                <button
                  type="button"
                  onClick={() => onChoose(fillReply(reply.text, name))}
                  className="grid min-h-11 min-w-0 flex-1 rounded-control px-2 py-1 text-left hover:bg-sunk"
                >
                  <span className="text-sm font-semibold">{reply.title}</span>
                  <span className="line-clamp-2 text-sm text-ink-2">{fillReply(reply.text, name)}</span>
                </button>
                <IconButton
                  icon={Pencil}
                  label={t.edit_title({ title: reply.title })}
                  onClick={() => setEdited(reply)}
                />
                <IconButton
                  icon={Trash2}
                  label={t.delete_title({ title: reply.title })}
                  onClick={() => setRemoved(reply)}
                />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {edited && <ReplyForm reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && <RemovalDialog reply={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function ReplyForm({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const invalidate = useInvalidate()
  const settings = {
    initial: { title: reply?.title ?? '', text: reply?.text ?? '' },
    written: ['title', 'text'] as const,
    check: checkBy<{ title: string; text: string }>(createSavedReplyShapes.body),
    onDone: () => {
      invalidate(listSavedReplies)
      notify.success(t.reply_saved())
      onClose()
    },
  }
  const adding = useOperationForm(createSavedReply, { ...settings, toInput: (values) => values })
  const changing = useOperationForm(updateSavedReply, {
    ...settings,
    toInput: (values) => ({ id: reply?.id ?? 0, ...values }),
  })
  const form = reply ? changing : adding
  return (
    <FormDialog
      form={form}
      title={reply ? t.edit_reply() : t.add_a_reply()}
      confirm={t.save_reply()}
      width="wide"
      onClose={onClose}
    >
      <Field label={t.title()} {...form.field('title')}>
        {(control) => <TextInput {...control} {...form.text('title')} maxLength={80} autoComplete="off" />}
      </Field>
      <Field
        label={t.reply()}
        {...form.field('text')}
        help={t.placeholder_is_the_members_name({ placeholder: `{${namePlaceholder}}` })}
      >
        {(control) => (
          <Textarea {...control} {...form.text('text')} rows={6} maxLength={4_000} className="min-h-32" />
        )}
      </Field>
    </FormDialog>
  )
}

function RemovalDialog({ reply, onClose }: { reply: SavedReply; onClose: () => void }) {
  const removal = useApiMutation(deleteSavedReply)
  const invalidate = useInvalidate()

  async function remove() {
    try {
      await removal.mutateAsync({ id: reply.id })
    } catch {
      return
    }
    invalidate(listSavedReplies)
    notify.success(t.reply_deleted(), { description: reply.title })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t.delete_title_question({ title: reply.title })}
      confirm={t.delete_reply()}
      kind="danger"
      busy={removal.isPending}
      error={removal.error ? getMessage(removal.error) : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t.all_admins_use_it()}
    </ConfirmDialog>
  )
}
