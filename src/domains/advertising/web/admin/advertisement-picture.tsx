import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { type Image, photoKinds } from '#domains/media/common/media.ts'
import { usePictureUpload } from '#domains/media/web/shared/use-picture-upload.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import * as t from '#domains/advertising/texts.ts'

interface AdvertisementPictureProps {
  id: string
  image: Image | null
  error: string | undefined
  onChange: (image: Image) => void
}

/** Uploaded as soon as it's chosen; shown once the advertisement is saved. */
export function AdvertisementPicture({ id, image, error, onChange }: AdvertisementPictureProps) {
  const files = useRef<HTMLInputElement>(null)
  const { sent, failure, choose } = usePictureUpload(onChange)
  const wrong = failure ?? error

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t.picture()}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {image && (
          <span className="w-28 shrink-0">
            <Picture
              src={image.thumb_url}
              blur={image.thumbhash}
              alt={t.the_picture_chosen()}
              round="control"
            />
          </span>
        )}
        <input
          ref={files}
          type="file"
          accept={photoKinds}
          aria-label={t.picture_file()}
          className="hidden"
          onChange={choose}
        />
        <Button
          id={id}
          kind="quiet"
          size="small"
          icon={ImagePlus}
          busy={sent !== null}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onClick={() => files.current?.click()}
        >
          {image ? t.change_picture() : t.add_picture()}
        </Button>
      </div>
      {sent !== null && <ProgressBar label={t.uploading_the_picture()} />}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      <p className="max-w-prose text-xs text-ink-3">{t.a_picture_4_wide_and_3_high_fits_best()}</p>
    </fieldset>
  )
}
