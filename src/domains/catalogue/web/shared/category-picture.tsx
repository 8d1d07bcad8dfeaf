import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { usePictureUpload } from '#domains/media/web/shared/upload.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import * as t from '#domains/catalogue/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export interface ChosenPicture {
  image: string | null
  image_id?: number | null
}

interface CategoryPictureProps {
  value: ChosenPicture
  onChange: (picture: ChosenPicture) => void
  id: string
  error: string | undefined
  help?: string
}

/** Uploaded as soon as it's chosen; shown once the category is saved. */
export function CategoryPicture({ value, onChange, id, error, help }: CategoryPictureProps) {
  const files = useRef<HTMLInputElement>(null)
  const { sent, failure, choose } = usePictureUpload((image) =>
    onChange({ image: image.thumb_url, image_id: image.id }),
  )
  const wrong = failure ?? error

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        <Sentence
          parts={t.picture_optional({
            span: (parts) => <span className="font-normal text-ink-3">{parts}</span>,
          })}
        />
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {value.image && (
          <img
            src={value.image}
            alt={t.as_it_is_now()}
            className="size-16 rounded-control border border-line object-cover"
          />
        )}
        <input
          ref={files}
          type="file"
          accept="image/*"
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
          onClick={() => files.current?.click()}
        >
          {value.image ? t.choose_another_image() : t.choose_an_image()}
        </Button>
        {value.image && (
          <Button
            kind="ghost"
            size="small"
            icon={Trash2}
            onClick={() => onChange({ image: null, image_id: null })}
          >
            {t.remove_it()}
          </Button>
        )}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
      <p className="max-w-prose text-xs text-ink-3">{help ?? t.square_and_simple_works_best_its_shown()}</p>
    </fieldset>
  )
}
