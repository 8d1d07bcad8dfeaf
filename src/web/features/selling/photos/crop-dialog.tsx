import { useId, useState } from 'react'
import { cropImage, getUploadedImage, type Image, restoreImage } from '#contract/media/media.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { CropArea } from './crop-area.tsx'
import { type Aspect, getBounds, exactFrame, fitFrame, isWhole, whole } from './crop-frame.ts'

interface CropDialogProps {
  image: Image
  /** 'photo 2'. */
  name: string
  onEdited: (image: Image) => void
  onClose: () => void
}

const aspects: { value: Aspect; label: string }[] = [
  { value: 'free', label: 'Free' },
  { value: 'wide', label: '4:3' },
  { value: 'square', label: 'Square' },
]

/** Cuts a photo down to a part of it. What is cut away is not lost: the original can be had back here. */
export function CropDialog({ image, name, onEdited, onClose }: CropDialogProps) {
  const help = useId()
  const [aspect, setAspect] = useState<Aspect>('free')
  const [frame, setFrame] = useState(whole)
  const crop = useApiMutation(cropImage)
  const restore = useApiMutation(restoreImage)
  // Turned or cropped a moment ago: an older answer would be wrong.
  const own = useApiQuery(getUploadedImage, { id: image.id }, { staleTime: 0, gcTime: 0 })
  const bounds = getBounds(image, aspect)
  const isBusy = crop.isPending || restore.isPending
  const error = crop.error ?? restore.error
  const { width, height } = exactFrame(frame)

  function shape(next: Aspect) {
    setAspect(next)
    setFrame(fitFrame(frame, getBounds(image, next)))
  }

  async function edit(ask: () => Promise<Image>) {
    crop.reset()
    restore.reset()
    try {
      onEdited(await ask())
    } catch {
      // Said in the dialog, which stays open with the frame as it is.
      return
    }
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Crop ${name}`}
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
              Back to the original
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={crop.isPending}
            disabled={isWhole(frame) || restore.isPending}
            onClick={() => void edit(() => crop.mutateAsync({ id: image.id, ...exactFrame(frame) }))}
          >
            Crop
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
        <CropArea image={image} frame={frame} bounds={bounds} onChange={setFrame} help={help} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented label="Shape" value={aspect} options={aspects} onChange={shape} />
          <output className="num text-sm text-ink-2">
            {Math.round(width * image.width)} × {Math.round(height * image.height)} pixels
          </output>
        </div>
        <p id={help} className="max-w-prose text-xs text-ink-3">
          Drag the frame, or pull its corners. By keyboard, arrow keys move it, and Shift with an arrow key
          makes it larger or smaller.
        </p>
      </div>
    </Dialog>
  )
}
