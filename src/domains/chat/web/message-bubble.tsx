import { EyeOff, ShieldAlert, ImagePlus, X } from 'lucide-react'
import { type ReactNode, useState, useId } from 'react'
import type { SafetyHint } from '#domains/chat/common/chat-safety.ts'
import { maxMessageImages } from '#domains/chat/common/chat.ts'
import { type Image, photoKinds } from '#domains/media/common/media.ts'
import { uploadImages } from '#domains/media/web/shared/upload.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
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

const PhotoViewer = lazyOnClick(
  async () => (await import('#domains/media/web/shared/photos/photo-viewer.tsx')).PhotoViewer,
)

interface WithPhotos {
  /** The message's key: a photo may have been sent twice. */
  key: string
  images: Image[]
  from: string
  sent_at: string
}

/**
 * The photos of a conversation, one after the other at full size. The viewer closes if its photo is
 * removed.
 * @param messages oldest first
 */
export function useSentPhotos(
  messages: WithPhotos[],
  label: string,
): { showPhoto: (key: string, id: number) => void; viewer: ReactNode } {
  const [shownKey, setShown] = useState<string | null>(null)
  const photos = messages.flatMap(({ key, images, from, sent_at: sentAt }) =>
    images.map((image) => ({
      key: getPhotoKey(key, image.id),
      image,
      caption: describePhoto(from, sentAt),
    })),
  )
  const shown = photos.findIndex(({ key }) => key === shownKey)
  const caption = photos[shown]?.caption ?? ''
  return {
    showPhoto: (key, id) => setShown(getPhotoKey(key, id)),
    viewer: shown >= 0 && (
      <PhotoViewer
        images={photos.map(({ image }) => image)}
        title={caption}
        label={label}
        shown={shown}
        onShow={(index) => setShown(photos[index]?.key ?? null)}
        onClose={() => setShown(null)}
        caption={caption}
        mayDownload
      />
    ),
  }
}

const getPhotoKey = (key: string, id: number) => `${key} ${id}`

const describePhoto = (name: string, sentAt: string) =>
  t.name_at({ name, at: formatShortInstant(new Date(sentAt)) })

const kinds = photoKinds.split(',')
const isPhoto = ({ type, name }: File) =>
  kinds.some((kind) => kind === type || (kind.startsWith('.') && name.toLowerCase().endsWith(kind)))

/** Photos upload when chosen, so that sending is instant. */
export function useMessagePhotos() {
  const [images, setImages] = useState<Image[]>([])
  /** 0 to 1; null while nothing is uploaded. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function upload(chosen: File[]) {
    setFailure(null)
    const files = chosen.filter(isPhoto)
    const other = chosen.find((file) => !isPhoto(file))
    if (other) setFailure(t.name_isnt_a_photo({ name: other.name }))
    if (files.length === 0 || progress !== null) return
    const room = maxMessageImages - images.length
    if (files.length > room) setFailure(t.only_count_photos_at_a_time({ count: maxMessageImages }))
    if (room === 0) return
    setProgress(0)
    try {
      const uploaded = await uploadImages(files.slice(0, room), { onProgress: setProgress })
      setImages((before) => [...before, ...uploaded])
    } catch (error) {
      setFailure(`${t.your_photos_didnt_upload()}. ${getMessage(error)}`)
    } finally {
      setProgress(null)
    }
  }

  return {
    images,
    progress,
    failure,
    add: (files: File[]) => void upload(files),
    remove: (id: number) => setImages((before) => before.filter((image) => image.id !== id)),
    clear: () => {
      setImages([])
      setFailure(null)
    },
  }
}

type MessagePhotos = ReturnType<typeof useMessagePhotos>

export function PhotoChooser({ photos }: { photos: MessagePhotos }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      title={t.add_photos()}
      className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-pounamu"
    >
      <ImagePlus aria-hidden size={20} strokeWidth={1.75} />
      <input
        id={id}
        type="file"
        aria-label={t.add_photos()}
        accept={photoKinds}
        multiple
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          photos.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

interface PendingPhotosProps {
  photos: MessagePhotos
  onRemoved: () => void
}

/** Photos to send with the message being written. */
export function PendingPhotos({ photos, onRemoved }: PendingPhotosProps) {
  return (
    <>
      {photos.failure !== null && (
        <Notice kind="wrong" live>
          {photos.failure}
        </Notice>
      )}
      {photos.images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.images.map((image, n) => (
            <li key={image.id} className="relative w-16">
              <Picture src={image.thumb_url} blur={image.thumbhash} alt="" ratio="square" round="control" />
              <span className="absolute -top-2 -right-2">
                <IconButton
                  icon={X}
                  kind="on-picture"
                  label={t.remove_photo({ number: n + 1 })}
                  onClick={() => {
                    photos.remove(image.id)
                    onRemoved()
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {photos.progress !== null && <ProgressBar label={t.uploading_photos()} value={photos.progress} />}
    </>
  )
}
