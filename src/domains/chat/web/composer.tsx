import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { maxMessageCharacters } from '#domains/chat/common/chat.ts'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { controlStyle } from '#platform/web/ui/fields/text-input.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { useGrowingField } from '#platform/web/ui/fields/use-growing-field.ts'
import { type Addressee, queueMessage } from './outgoing-messages.ts'
import { PendingPhotos, PhotoChooser, useMessagePhotos } from './message-bubble.tsx'
import * as t from '#domains/chat/texts.ts'

interface ComposerProps {
  /** The key for the unfinished text. */
  place: string
  to: Addressee
  other: string
  /** A click puts a reply into the field. */
  replies?: string[]
  onTyping?: () => void
  /** Reads additional values to send; null blocks sending. */
  readMore?: (() => { tenant?: TenantFacts } | null) | undefined
}

export function Composer({ place, to, other, replies = [], onTyping, readMore }: ComposerProps) {
  const { user } = useSession()
  const [text, setText] = useStoredText(`chat-${place}`, user?.id ?? null)
  const photos = useMessagePhotos()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useGrowingField(field, text)
  const isEmpty = text.trim() === '' && photos.images.length === 0

  // Devices with a keyboard focus the field at once.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])

  function send(event?: FormEvent) {
    event?.preventDefault()
    field.current?.focus()
    if (isEmpty || photos.progress !== null) return
    const more = readMore ? readMore() : {}
    if (!more) return
    queueMessage({ ...more, to, text: text.trim().replace(/\n{3,}/g, '\n\n'), images: photos.images })
    setText('')
    photos.clear()
  }

  /** Enter sends on devices with a keyboard; on a phone it starts a new line. */
  function press(event: KeyboardEvent) {
    if (!isEnterKey(event) || event.shiftKey) return
    if (window.matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  function choose(reply: string) {
    setText(reply)
    field.current?.focus()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      className="grid shrink-0 grid-cols-1 gap-2.5 border-t border-line p-3"
    >
      {replies.length > 0 && text === '' && (
        <div role="group" aria-label={t.quick_replies()} className="reply-row">
          {replies.map((reply) => (
            <Button key={reply} size="small" kind="quiet" onClick={() => choose(reply)}>
              {reply}
            </Button>
          ))}
        </div>
      )}
      {text.length > maxMessageCharacters - 500 && (
        <p role="status" className="num text-right text-xs text-ink-2">
          {t.count_characters_left({ count: maxMessageCharacters - text.length })}
        </p>
      )}
      <PendingPhotos photos={photos} onRemoved={() => field.current?.focus()} />
      <div className="flex items-end gap-1.5">
        <PhotoChooser photos={photos} />
        <textarea
          ref={field}
          id={id}
          aria-label={t.your_message()}
          placeholder={t.write_to_name({ name: other })}
          value={text}
          maxLength={maxMessageCharacters}
          rows={1}
          onChange={(event) => {
            setText(event.target.value)
            onTyping?.()
          }}
          onKeyDown={press}
          className={joinClasses(
            controlStyle,
            'field-sizing-content h-auto max-h-[min(9rem,20dvh)] min-w-0 flex-1 resize-none py-2.5 wrap-anywhere placeholder:truncate',
          )}
        />
        <Button
          type="submit"
          icon={SendHorizontal}
          aria-label={t.send_message()}
          disabled={isEmpty || photos.progress !== null}
        >
          <span className="max-sm:hidden">{t.send()}</span>
        </Button>
      </div>
    </form>
  )
}
