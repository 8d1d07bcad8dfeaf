import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { type Image, photo_kinds } from '#contract/media/media.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { uploadImages } from '#web/lib/storage/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { ProgressBar } from '#web/ui/states/progress-bar.tsx'
import * as t from './texts.ts'

interface AdvertisementPictureProps {
  id: string
  image: Image | null
  error: string | undefined
  onChange: (image: Image) => void
}

/** Uploaded as soon as it's chosen; shown once the advertisement is saved. */
export function AdvertisementPicture({ id, image, error, onChange }: AdvertisementPictureProps) {
  const files = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const wrong = refused ?? error

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setRefused(null)
    setSending(true)
    try {
      const [uploaded] = await uploadImages([file])
      if (uploaded) onChange(uploaded)
    } catch (failure) {
      setRefused(findProblem(failure)?.errors?.['files.0'] ?? getMessage(failure))
    } finally {
      setSending(false)
    }
  }

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
          accept={photo_kinds}
          aria-label={t.picture_file()}
          className="hidden"
          onChange={(event) => void take(event)}
        />
        <Button
          id={id}
          kind="quiet"
          size="small"
          icon={ImagePlus}
          busy={isSending}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onClick={() => files.current?.click()}
        >
          {image ? t.change_picture() : t.add_picture()}
        </Button>
      </div>
      {isSending && <ProgressBar label={t.uploading_the_picture()} />}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      <p className="max-w-prose text-xs text-ink-3">{t.a_picture_4_wide_and_3_high_fits_best()}</p>
    </fieldset>
  )
}
