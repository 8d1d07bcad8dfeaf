import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Image } from '#domains/media/common/media.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Aspect, isLargeEnough, shapes } from './crop-frame.ts'
import * as t from '#domains/selling/texts.ts'

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

export function CropArea({ image, frame, aspect, onChange }: CropAreaProps) {
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
