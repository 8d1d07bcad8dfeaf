import { ImagePlus, X } from 'lucide-react'
import { useId } from 'react'
import { photoKinds } from '#domains/media/common/media.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import type { useMessagePhotos } from './use-message-photos.ts'
import * as t from '#domains/chat/texts.ts'

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
