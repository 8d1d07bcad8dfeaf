import { useState } from 'react'
import { cropImage, getUploadedImage, type Image, restoreImage } from '#domains/media/common/media.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { CropArea } from './crop-area.tsx'
import { type Aspect, fitFrame, isWhole, toFractions, whole } from './crop-frame.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

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
