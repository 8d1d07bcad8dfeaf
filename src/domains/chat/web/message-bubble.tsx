import { EyeOff, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Image } from '#domains/media/common/media.ts'
import type { SafetyHint } from '#domains/chat/common/chat-safety.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { getSafetyLabels } from './chat-labels.ts'
import * as t from '#domains/chat/texts.ts'

interface MessageBubbleProps {
  isMine: boolean
  from: string
  text: string
  images: Image[]
  /** The time and the delivery state. */
  below: ReactNode
  hint?: SafetyHint | null
  onShowPhoto: (id: number) => void
  isPending?: boolean
  /** Replaces a message that an admin removed. */
  removed?: ReactNode
}

export function MessageBubble(props: MessageBubbleProps) {
  const { isMine, from, text, images, below, hint, isPending, removed, onShowPhoto } = props
  return (
    <div className={joinClasses('grid gap-1', isMine ? 'justify-items-end' : 'justify-items-start')}>
      <span className="sr-only">{isMine ? t.you() : from}</span>
      {removed && (
        <p className="flex max-w-[85%] items-center gap-2 rounded-panel border border-line-strong px-3.5 py-2 text-sm text-ink-2">
          <EyeOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span>{removed}</span>
        </p>
      )}
      {images.length > 0 && <Photos images={images} onShow={onShowPhoto} />}
      {text !== '' && (
        <p
          className={joinClasses(
            'max-w-[85%] rounded-panel px-3.5 py-2 text-sm whitespace-pre-line wrap-anywhere',
            isMine ? 'bg-pounamu-wash' : 'bg-sunk',
            isPending && 'opacity-70',
          )}
        >
          {text}
        </p>
      )}
      <div className="text-xs text-ink-3">{below}</div>
      {hint && (
        <p className="flex max-w-[85%] items-start gap-2 rounded-control bg-kowhai-wash px-3 py-2 text-xs text-ink">
          <ShieldAlert aria-hidden size={16} strokeWidth={1.75} className="mt-px shrink-0" />
          {getSafetyLabels()[hint]}
        </p>
      )}
    </div>
  )
}

function Photos({ images, onShow }: { images: Image[]; onShow: (id: number) => void }) {
  return (
    <ul className="flex max-w-[85%] flex-wrap justify-end gap-1.5">
      {images.map((image, n) => (
        <li key={image.id} className={images.length === 1 ? 'w-60 max-w-full' : 'w-28'}>
          <button
            type="button"
            aria-label={t.enlarge_photo_number({ number: n + 1, has_alt: image.alt !== '', alt: image.alt })}
            onClick={() => onShow(image.id)}
            className="block w-full cursor-zoom-in rounded-control"
          >
            <Picture
              src={images.length === 1 ? image.url : image.thumb_url}
              blur={image.thumbhash}
              alt=""
              round="control"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
