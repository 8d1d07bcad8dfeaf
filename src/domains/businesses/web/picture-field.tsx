import { ImagePlus, Trash2, CircleCheck } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import {
  getContrast,
  isHexColor,
  isReadable,
  suggestColor,
  suggestTextColor,
} from '#domains/businesses/common/colors.ts'
import { type Image, photoKinds } from '#domains/media/common/media.ts'
import { usePictureUpload } from '#domains/media/web/shared/upload.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError, Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
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

interface Colors {
  color: string
  text_color: string
}

interface ColorFieldsProps {
  values: Colors
  fields: Record<keyof Colors, { id: string; error: string | undefined }>
  onChange: (colors: Partial<Colors>) => void
}

const written = (text: string) => text.trim().toLowerCase()

export function ColorFields({ values, fields, onChange }: ColorFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ColorField
          label={t.background_color()}
          value={values.color}
          field={fields.color}
          onChange={(color) => onChange({ color, ...(values.text_color === '' && suggestText(color)) })}
        />
        <ColorField
          label={t.text_color()}
          value={values.text_color}
          field={fields.text_color}
          onChange={(textColor) => onChange({ text_color: textColor })}
        />
      </div>
      <ContrastNote
        color={written(values.color)}
        text_color={written(values.text_color)}
        onChange={onChange}
      />
    </div>
  )
}

const suggestText = (color: string) =>
  isHexColor(written(color)) ? { text_color: suggestTextColor(written(color)) } : {}

interface ColorFieldProps {
  label: string
  value: string
  field: { id: string; error: string | undefined }
  onChange: (color: string) => void
}

function ColorField({ label, value, field, onChange }: ColorFieldProps) {
  const chosen = written(value)
  return (
    <Field label={label} optional {...field}>
      {(control) => (
        <span className="flex items-center gap-2.5">
          <input
            type="color"
            aria-label={t.pick_color({ label })}
            value={isHexColor(chosen) ? chosen : '#ffffff'}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-12 shrink-0 cursor-pointer rounded-control border border-control-line bg-paper p-1"
          />
          <TextInput
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            placeholder="#0b5c4a"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            className="num"
          />
        </span>
      )}
    </Field>
  )
}

function ContrastNote({
  color,
  text_color: textColor,
  onChange,
}: Colors & Pick<ColorFieldsProps, 'onChange'>) {
  if (!isHexColor(color) || !isHexColor(textColor)) return null
  const ratio = getContrast(color, textColor).toFixed(1)
  if (isReadable(color, textColor)) {
    return (
      <p className="num flex items-center gap-2 text-sm text-ink-2">
        <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
        {t.easy_to_read({ ratio })}
      </p>
    )
  }
  const nearest = suggestColor(color, textColor)
  const text = suggestTextColor(color)
  return (
    <Notice
      kind="wrong"
      live
      action={
        <span className="flex flex-wrap gap-2">
          {nearest && (
            <Button kind="quiet" size="small" onClick={() => onChange({ color: nearest })}>
              <Swatch color={nearest} />
              {t.use_color({ color: nearest })}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={() => onChange({ text_color: text })}>
            <Swatch color={text} />
            {text === '#ffffff' ? t.use_white_text() : t.use_black_text()}
          </Button>
        </span>
      }
    >
      {t.hard_to_read({ ratio })}
    </Notice>
  )
}

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden
    style={{ backgroundColor: color }}
    className="size-4 rounded-control border border-control-line"
  />
)
