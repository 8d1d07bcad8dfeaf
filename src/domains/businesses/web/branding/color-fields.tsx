import { CircleCheck } from 'lucide-react'
import {
  getContrast,
  isHexColor,
  isReadable,
  suggestColor,
  suggestTextColor,
} from '#domains/businesses/common/colors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/businesses/texts.ts'

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
