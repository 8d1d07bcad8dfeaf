import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { type Image, photoKinds } from '#domains/media/common/media.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { usePictureUpload } from '#domains/media/web/shared/use-picture-upload.ts'
import * as t from '#domains/accounts/texts.ts'

interface PhotoFieldProps {
  id: string
  name: string
  picture: string | null
  isUnsaved: boolean
  error: string | undefined
  onChange: (image: Image | null) => void
}

/** Uploaded as soon as it's chosen, shown to others when the profile is saved. */
export function PhotoField({ id, name, picture, isUnsaved, error, onChange }: PhotoFieldProps) {
  const files = useRef<HTMLInputElement>(null)
  const upload = usePictureUpload(onChange)
  const shown = upload.failure ?? error

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} picture={picture} size="huge" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {t.photo()}
        </p>
        <input ref={files} type="file" accept={photoKinds} hidden onChange={upload.choose} />
        {upload.sent === null ? (
          <div className="flex flex-wrap gap-2">
            <Button
              id={id}
              kind="quiet"
              size="small"
              icon={ImagePlus}
              onClick={() => files.current?.click()}
              aria-describedby={shown ? `${id}-error` : `${id}-help`}
            >
              {picture ? t.choose_another_photo() : t.choose_a_photo()}
            </Button>
            {picture && (
              <Button kind="ghost" size="small" icon={Trash2} onClick={() => onChange(null)}>
                {t.remove_it()}
              </Button>
            )}
          </div>
        ) : (
          <div className="grid max-w-72 gap-2">
            <ProgressBar label={t.uploading_photo()} value={upload.sent < 1 ? upload.sent : undefined} />
            <div className="flex items-center justify-between gap-3 text-xs text-ink-3">
              <output>{upload.sent < 1 ? t.sending() : t.resizing_photo()}</output>
              <Button kind="ghost" size="small" onClick={upload.stop}>
                {t.stop()}
              </Button>
            </div>
          </div>
        )}
        {shown && <FieldError id={`${id}-error`}>{shown}</FieldError>}
        <p id={`${id}-help`} className="text-xs text-ink-3">
          {isUnsaved ? t.save_your_profile_to_show_this_photo() : t.jpeg_png_or_webp_up_to_25_mb_we_show()}
        </p>
      </div>
    </div>
  )
}
