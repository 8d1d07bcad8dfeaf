import { MessageSquareText, SendHorizontal } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { maxMessageCharacters } from '#domains/chat/common/chat.ts'
import { sendSupportReply } from '#domains/chat/common/support.ts'
import { PendingPhotos, PhotoChooser, useMessagePhotos } from '#domains/chat/web/message-bubble.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { controlStyle } from '#platform/web/ui/fields/text-input.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { useGrowingField } from '#platform/web/ui/fields/use-growing-field.ts'
import { SavedReplies } from './saved-replies.tsx'
import { useSupportChanged } from './use-support.ts'
import * as t from '#domains/chat/texts.ts'

interface ReplyComposerProps {
  to: { conversation_id: number } | { member_id: number }
  name: string
  /** True if the reply goes by email, which can't carry photos. */
  isEmail?: boolean
  /** The number of the last message shown to the author. */
  seen_number: number
  onSent?: (conversationId: number) => void
}

/** The text stays in the field until the server has stored it. */
export function ReplyComposer({
  to,
  name,
  isEmail = false,
  seen_number: seenNumber,
  onSent,
}: ReplyComposerProps) {
  const { user } = useSession()
  const place = 'member_id' in to ? `new-${to.member_id}` : to.conversation_id
  const [text, setText] = useStoredText(`support-${place}`, user?.id ?? null)
  const [isChoosing, setChoosing] = useState(false)
  const sending = useApiMutation(sendSupportReply)
  const sent = useRef<{ client_id: string; sentText: string } | null>(null)
  const changed = useSupportChanged()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowingField(field, text)
  const photos = useMessagePhotos()
  const isEmpty = text.trim() === '' && photos.images.length === 0
  const isBusy = sending.isPending || photos.progress !== null

  async function send(resolve: boolean) {
    if (isEmpty || isBusy) return
    const imageIds = photos.images.map((image) => image.id)
    const sentText = JSON.stringify({ text, image_ids: imageIds })
    // A retry after a lost reply is the same message.
    if (sent.current?.sentText !== sentText) sent.current = { client_id: crypto.randomUUID(), sentText }
    const { client_id: clientId } = sent.current
    try {
      const reply = await sending.mutateAsync({
        ...to,
        client_id: clientId,
        text,
        image_ids: imageIds,
        seen_number: seenNumber,
        resolve,
      })
      sent.current = null
      setText('')
      photos.clear()
      onSent?.(reply.conversation_id)
    } catch {
      field.current?.focus()
    }
    changed()
  }

  function insert(reply: string) {
    setText(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`)
    setChoosing(false)
    // Runs after the dialog has returned the focus to its button.
    requestAnimationFrame(() => field.current?.focus())
  }

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid gap-2.5 border-t border-line p-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send(false)
        }}
      >
        {sending.error && (
          <Notice kind="wrong" live>
            {getMessage(sending.error)}
          </Notice>
        )}
        <textarea
          ref={field}
          id={id}
          aria-label={t.your_reply()}
          placeholder={t.write_to_name({ name })}
          value={text}
          maxLength={maxMessageCharacters}
          rows={3}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (!isEnterKey(event) || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void send(false)
          }}
          className={joinClasses(
            controlStyle,
            'field-sizing-content h-auto max-h-60 min-h-20 py-2.5 wrap-anywhere',
          )}
        />
        {isEmail && <p className="text-xs text-ink-3">{t.we_email_your_answer_to_them()}</p>}
        <PendingPhotos photos={photos} onRemoved={() => field.current?.focus()} />
        <div className="flex flex-wrap items-center gap-2">
          {!isEmail && <PhotoChooser photos={photos} />}
          <Button kind="ghost" size="small" icon={MessageSquareText} onClick={() => setChoosing(true)}>
            {t.saved_replies()}
          </Button>
          <span className="ml-auto flex flex-wrap gap-2">
            <Button kind="quiet" size="small" disabled={isEmpty || isBusy} onClick={() => void send(true)}>
              {t.send_and_resolve()}
            </Button>
            <Button
              type="submit"
              size="small"
              icon={SendHorizontal}
              disabled={isEmpty || photos.progress !== null}
              busy={sending.isPending}
            >
              {t.send()}
            </Button>
          </span>
        </div>
      </form>
      {isChoosing && <SavedReplies name={name} onChoose={insert} onClose={() => setChoosing(false)} />}
    </>
  )
}
