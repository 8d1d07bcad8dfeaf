import { ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type Image, photoKinds } from '#domains/media/common/media.ts'
import { usePictureUpload } from '#domains/media/web/shared/use-picture-upload.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import * as t from '#domains/businesses/texts.ts'

interface PictureFieldProps {
  id: string
  label: string
  help: string
  picture: Image | null
  error: string | undefined
  /** The picture or its placeholder. */
  children: ReactNode
  onChange: (image: Image | null) => void
}

/** Uploaded as soon as it's chosen, shown to others when the form is saved. */
export function PictureField({ id, label, help, picture, error, children, onChange }: PictureFieldProps) {
  const files = useRef<HTMLInputElement>(null)
  const { sent, failure, choose, stop } = usePictureUpload(onChange)
  const shown = failure ?? error

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {children}
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {label}
        </p>
        <input ref={files} type="file" accept={photoKinds} hidden onChange={choose} />
        {sent === null ? (
          <div className="flex flex-wrap gap-2">
            <Button
              id={id}
              kind="quiet"
              size="small"
              icon={ImagePlus}
              aria-label={picture ? t.replace_picture({ label }) : t.choose_picture({ label })}
              aria-describedby={shown ? `${id}-error` : `${id}-help`}
              onClick={() => files.current?.click()}
            >
              {picture ? t.replace() : t.choose_a_file()}
            </Button>
            {picture && (
              <Button
                kind="ghost"
                size="small"
                icon={Trash2}
                aria-label={t.remove_picture({ label })}
                onClick={() => onChange(null)}
              >
                {t.remove()}
              </Button>
            )}
          </div>
        ) : (
          <div className="flex max-w-72 items-center gap-3">
            <ProgressBar label={t.uploading()} value={sent < 1 ? sent : undefined} />
            <Button kind="ghost" size="small" onClick={stop}>
              {t.stop()}
            </Button>
          </div>
        )}
        {shown && <FieldError id={`${id}-error`}>{shown}</FieldError>}
        <p id={`${id}-help`} className="max-w-prose text-xs text-ink-3">
          {help}
        </p>
      </div>
    </div>
  )
}
