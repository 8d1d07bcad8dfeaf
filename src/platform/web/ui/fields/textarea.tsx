import { type ComponentProps, useRef } from 'react'
import { joinClasses } from '../classes.ts'
import { announceCutPaste } from './pasted-text.ts'
import { controlStyle } from './text-input.tsx'
import { useGrowingField } from './use-growing-field.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#platform/texts.ts'

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> {
  value: string
}

export function Textarea({ className, maxLength, rows = 5, ...rest }: TextareaProps) {
  const { length } = rest.value
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowingField(field, rest.value)
  return (
    <div>
      <textarea
        {...rest}
        ref={field}
        onPaste={(event) => {
          announceCutPaste(event)
          rest.onPaste?.(event)
        }}
        rows={rows}
        maxLength={maxLength}
        className={joinClasses(
          controlStyle,
          'field-sizing-content h-auto max-h-96 py-2.5 wrap-anywhere',
          className,
        )}
      />
      {maxLength !== undefined && (
        <p
          className={joinClasses(
            'num mt-1 text-right text-xs',
            length >= maxLength ? 'text-pohutukawa' : 'text-ink-3',
          )}
        >
          <span aria-hidden>
            {formatCount(length)} / {formatCount(maxLength)}
          </span>
          <span className="sr-only">{t.at_most_count_characters({ count: maxLength })}</span>
        </p>
      )}
    </div>
  )
}
