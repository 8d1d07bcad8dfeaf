import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import {
  minCroppedPixels,
  type Image,
  cropImage,
  getUploadedImage,
  restoreImage,
} from '#domains/media/common/media.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/selling/texts.ts'

export const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

type Aspect = 'free' | 'wide' | 'square'

/** The ratio of width to height; undefined for a free shape. */
const shapes: Record<Aspect, number | undefined> = { free: undefined, wide: 4 / 3, square: 1 }

interface Size {
  width: number
  height: number
}

/** Fits the shape to the larger side, around the same middle if there is room. */
export function fitFrame(frame: PercentCrop, aspect: Aspect, image: Size): PercentCrop {
  const shape = shapes[aspect]
  if (shape === undefined) return frame
  const ratio = (shape * image.height) / image.width
  const width = Math.min(100, 100 * ratio, Math.max(frame.width, frame.height * ratio))
  const height = width / ratio
  const place = (start: number, before: number, after: number) =>
    Math.max(0, Math.min(100 - after, start + (before - after) / 2))
  const [x, y] = [place(frame.x, frame.width, width), place(frame.y, frame.height, height)]
  return { unit: '%', x, y, width, height }
}

/** A picture below the minimum is cropped along its other side only. */
export function isLargeEnough({ width, height }: PercentCrop, image: Size): boolean {
  const isEnough = (percent: number, side: number) =>
    Math.round((percent / 100) * side) >= Math.min(minCroppedPixels, side)
  return isEnough(width, image.width) && isEnough(height, image.height)
}

export const isWhole = ({ width, height }: PercentCrop) => width > 99.95 && height > 99.95

/** The server's format, without rounding errors beyond the edges. */
export function toFractions({ x, y, width, height }: PercentCrop) {
  const [left, top] = [Math.max(0, x / 100), Math.max(0, y / 100)]
  return { left, top, width: Math.min(width / 100, 1 - left), height: Math.min(height / 100, 1 - top) }
}

interface CropAreaProps {
  image: Image
  frame: PercentCrop
  aspect: Aspect
  onChange: (frame: PercentCrop) => void
}

const getLabels = makeTexts(() => ({
  cropArea: t.crop_area(),
  nwDragHandle: t.top_left_corner(),
  nDragHandle: t.top_edge(),
  neDragHandle: t.top_right_corner(),
  eDragHandle: t.right_edge(),
  seDragHandle: t.bottom_right_corner(),
  sDragHandle: t.bottom_edge(),
  swDragHandle: t.bottom_left_corner(),
  wDragHandle: t.left_edge(),
}))

/** The library's colours and sizes with our tokens. */
const style = joinClasses(
  'ReactCrop--no-animate [--rc-drag-handle-bg-colour:var(--pounamu)] [--rc-drag-handle-size:1rem]',
  '[--rc-border-color:var(--on-shade)] [--rc-focus-color:var(--kowhai)] [&_[data-ord]]:rounded-full',
)

function CropArea({ image, frame, aspect, onChange }: CropAreaProps) {
  const shape = image.width / image.height
  return (
    <div className="mx-auto my-2 touch-none" style={{ width: `min(100%, calc(50dvh * ${shape}))` }}>
      <ReactCrop
        ariaLabels={getLabels()}
        crop={frame}
        aspect={shapes[aspect]}
        onChange={(_pixels, percent) => isLargeEnough(percent, image) && onChange(percent)}
        keepSelection
        // With a minimum size, a side dragged past the other stops there.
        minWidth={1}
        minHeight={1}
        // The library hides edges on touch devices.
        className={joinClasses(style, aspect === 'free' && 'pointer-coarse:[&_[data-ord]]:block!')}
        style={{ width: '100%' }}
      >
        <div style={{ aspectRatio: shape }}>
          <Picture src={image.large_url} blur={image.thumbhash} alt="" ratio="free" round="none" eager />
        </div>
      </ReactCrop>
    </div>
  )
}

interface CropDialogProps {
  image: Image
  /** 'photo 2'. */
  name: string
  onEdited: (image: Image) => void
  onClose: () => void
}

const getAspects = makeTexts((): { value: Aspect; label: string }[] => [
  { value: 'free', label: t.free() },
  { value: 'wide', label: '4:3' },
  { value: 'square', label: t.square() },
])

export function CropDialog({ image, name, onEdited, onClose }: CropDialogProps) {
  const [aspect, setAspect] = useState<Aspect>('free')
  const [frame, setFrame] = useState(whole)
  const crop = useApiMutation(cropImage)
  const restore = useApiMutation(restoreImage)
  // After an edit a cached reply would be wrong.
  const own = useApiQuery(getUploadedImage, { id: image.id }, { staleTime: 0, gcTime: 0 })
  const isBusy = crop.isPending || restore.isPending
  const error = crop.error ?? restore.error
  const { left, top, width, height } = toFractions(frame)

  function shape(next: Aspect) {
    setAspect(next)
    setFrame(fitFrame(frame, next, image))
  }

  async function edit(request: () => Promise<Image>) {
    crop.reset()
    restore.reset()
    try {
      onEdited(await request())
    } catch {
      // The dialog shows the error and stays open with its frame.
      return
    }
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.crop_name({ name })}
      width="wide"
      footer={
        <>
          {own.data?.is_edited && (
            <Button
              kind="ghost"
              className="sm:mr-auto"
              busy={restore.isPending}
              disabled={crop.isPending}
              onClick={() => void edit(() => restore.mutateAsync({ id: image.id }))}
            >
              {t.back_to_the_original()}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button
            busy={crop.isPending}
            disabled={isWhole(frame) || restore.isPending}
            onClick={() => void edit(() => crop.mutateAsync({ id: image.id, left, top, width, height }))}
          >
            {t.crop()}
          </Button>
        </>
      }
    >
      <div className="grid gap-3" aria-busy={isBusy || undefined}>
        {error && (
          <Notice kind="wrong" live>
            {Object.values(findProblem(error)?.errors ?? {})[0] ?? getMessage(error)}
          </Notice>
        )}
        <CropArea image={image} frame={frame} aspect={aspect} onChange={setFrame} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented label={t.shape()} value={aspect} options={getAspects()} onChange={shape} />
          <output className="num text-sm text-ink-2">
            {t.width_height_pixels({
              width: Math.round(width * image.width),
              height: Math.round(height * image.height),
            })}
          </output>
          <output className="sr-only">{describePlace(left, top)}</output>
        </div>
        <p className="max-w-prose text-xs text-ink-3">{t.drag_the_frame_or_pull_its_corners_by()}</p>
      </div>
    </Dialog>
  )
}

const describePlace = (left: number, top: number) =>
  t.left_from_the_left_and_top_from_the_top({
    left: `${Math.round(left * 100)}%`,
    top: `${Math.round(top * 100)}%`,
  })
