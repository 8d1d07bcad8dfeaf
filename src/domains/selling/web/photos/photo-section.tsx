import { Camera, ImagePlus } from 'lucide-react'
import { type PointerEvent, useState, type ChangeEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { getPlansPath } from '#domains/billing/web/shared/plans-path.ts'
import { maxImageBytes, maxImages, photoKinds } from '#domains/media/common/media.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { countPhotos } from './photo-list.ts'
import { PhotoTile } from './photo-tile.tsx'
import { DescribeDialog, usePhotoDropping } from './photos.tsx'
import type { Photos } from './use-photos.ts'
import * as t from '#domains/selling/texts.ts'

/**
 * Drags by mouse, pen or finger. Tiles carry `data-photo`; a finger drags only by the grip, so that
 * the page can still be scrolled.
 */
function usePhotoDragging(keys: string[], onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)

  const handle = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isGrip = event.currentTarget.dataset.grip !== undefined
      if (event.button !== 0 || (event.pointerType === 'touch' && !isGrip)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(key)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== key) return
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-photo]')
      const to = keys.indexOf(under?.dataset.photo ?? '')
      if (to >= 0 && keys[to] !== key) onMove(key, to)
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
    // The browser would otherwise drag the picture itself away.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  })

  return { dragged, handle }
}

const CropDialog = lazyOnClick(async () => (await import('./crop-dialog.tsx')).CropDialog)

export function PhotoSection({
  photos,
  id,
  error,
  hint = t.add_clear_photos_from_every_side(),
  already = 0,
}: {
  photos: Photos
  id: string
  error?: string | undefined
  hint?: string
  /** The number of photos before these, which stay unchanged. */
  already?: number
}) {
  const { list, max } = photos
  const count = countPhotos(list) + already
  const [announced, setAnnounced] = useState('')
  const [editing, setEditing] = useState<Editing | null>(null)
  const { isOver, target } = usePhotoDropping(photos.add)
  const { dragged, handle } = usePhotoDragging(
    list.map(({ key }) => key),
    photos.move,
  )

  /** Announces the new place and keeps the focus on the photo's menu. */
  function moveTo(key: string, from: number, to: number) {
    photos.move(key, to)
    setAnnounced(
      t.photo_from_value_is_now_photo_to_of({ from_value: from + 1, to: to + 1, length: list.length }),
    )
    requestAnimationFrame(() => document.getElementById(`${key}-more`)?.focus())
  }

  return (
    <Panel
      title={t.photos()}
      aside={<span className="num">{t.list_of_max_images({ list: count, max_images: max })}</span>}
    >
      <div {...target} className="grid gap-3">
        <p className="text-sm text-ink-2">{hint}</p>
        {list.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
            {list.map((photo, position) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                position={position}
                hasCover={already === 0}
                count={list.length}
                isDragged={dragged === photo.key}
                isTurning={photos.turning === photo.key}
                handle={handle(photo.key)}
                onMove={(to) => moveTo(photo.key, position, to)}
                onTurn={() => photos.turn(photo.key)}
                onCrop={() => setEditing({ key: photo.key, by: 'crop' })}
                onDescribe={() => setEditing({ key: photo.key, by: 'description' })}
                onRemove={() => photos.remove(photo.key)}
                onRetry={() => photos.retry(photo.key)}
              />
            ))}
          </ul>
        )}
        <Chooser
          id={id}
          isOver={isOver}
          hasSome={list.length > 0}
          isFull={count >= max}
          max={max}
          onFiles={photos.add}
        />
        {photos.refused.length > 0 && (
          <div role="alert" className="grid gap-1">
            {photos.refused.map((sentence, index) => (
              <FieldError key={sentence} id={`${id}-refused-${index}`}>
                {sentence}
              </FieldError>
            ))}
          </div>
        )}
        {max < maxImages && count >= max && (
          <p className="text-center text-sm">
            <Link to={getPlansPath({})} className="rounded-control underline hover:text-pounamu">
              {t.more_photos_with_a_plan()}
            </Link>
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <output className="sr-only">{announced}</output>
      </div>
      <EditDialog photos={photos} editing={editing} onClose={() => setEditing(null)} />
    </Panel>
  )
}

interface Editing {
  key: string
  by: 'crop' | 'description'
}

interface EditDialogProps {
  photos: Photos
  editing: Editing | null
  onClose: () => void
}

function EditDialog({ photos, editing, onClose }: EditDialogProps) {
  const position = photos.list.findIndex(({ key }) => key === editing?.key)
  const image = photos.list[position]?.image
  if (!editing || !image) return null
  const Form = editing.by === 'crop' ? CropDialog : DescribeDialog
  // Rendered outside the sell form, since forms can't be nested.
  return createPortal(
    <Form
      image={image}
      name={t.photo_position({ position: position + 1 })}
      onEdited={(edited) => photos.edited(editing.key, edited)}
      onClose={onClose}
    />,
    document.body,
  )
}

interface ChooserProps {
  id: string
  isOver: boolean
  hasSome: boolean
  isFull: boolean
  max: number
  onFiles: (files: File[]) => void
}

function Chooser({ id, isOver, hasSome, isFull, max, onFiles }: ChooserProps) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])])
    // Resets the input, so that the same file can be chosen again.
    event.target.value = ''
  }

  return (
    <div
      className={joinClasses(
        'grid justify-items-center gap-3 rounded-panel border border-dashed px-4 text-center transition-colors',
        isOver ? 'border-pounamu bg-pounamu-wash' : 'border-line-strong',
        hasSome ? 'py-4' : 'py-8',
      )}
    >
      <input ref={files} type="file" accept={photoKinds} multiple hidden onChange={take} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          id={id}
          kind="quiet"
          icon={ImagePlus}
          disabled={isFull}
          onClick={() => files.current?.click()}
        >
          {hasSome ? t.add_more_photos() : t.choose_photos()}
        </Button>
        <Button
          kind="quiet"
          icon={Camera}
          disabled={isFull}
          onClick={() => camera.current?.click()}
          className="pointer-fine:hidden"
        >
          {t.take_a_photo()}
        </Button>
      </div>
      <p className="text-xs text-ink-3">
        {isFull ? (
          t.youve_added_all_max_images({ max_images: max, has_some: hasSome })
        ) : isOver ? (
          t.drop_to_add()
        ) : (
          <>
            <span className="pointer-coarse:hidden">{t.or_drop_them_here_or_paste_one()} </span>
            {t.jpeg_png_or_webp_up_to_max_image_bytes({ max_image_bytes: inMegabytes(maxImageBytes) })}
          </>
        )}
      </p>
    </div>
  )
}
