import { Star } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { maxReviewCharacters } from '#domains/reviews/common/reviews.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { FieldError, Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { describeStar } from './review-labels.ts'
import * as t from '#domains/reviews/texts.ts'

interface StarInputProps {
  legend: string
  /** The first choice's id, for the focus. */
  id: string
  value: number | null
  onChange: (rating: number) => void
  error?: string | undefined
}

const steps = Array.from({ length: 10 }, (_, n) => (n + 1) / 2)

function StarInput({ legend, id, value, onChange, error }: StarInputProps) {
  const name = useId()
  const errorId = `${id}-error`
  const choice = (rating: number, first = false) => (
    <input
      type="radio"
      name={name}
      id={first ? id : undefined}
      value={rating}
      checked={value === rating}
      onChange={() => onChange(rating)}
      aria-label={describeStar(rating)}
      aria-describedby={error ? errorId : undefined}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
    />
  )
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex items-center">
          {steps.map((rating) => (
            <span key={rating} className="relative h-12 w-6 overflow-hidden">
              <Star
                aria-hidden
                size={48}
                strokeWidth={1.25}
                className={joinClasses(
                  'absolute top-0 max-w-none p-1',
                  Number.isInteger(rating) ? '-left-6' : 'left-0',
                  value !== null && value >= rating ? 'fill-ink-2 text-ink-2' : 'text-control-line',
                )}
              />
              {choice(rating, rating === steps[0])}
            </span>
          ))}
        </div>
        <span
          className={joinClasses(
            'relative inline-flex h-9 items-center rounded-full border px-3.5 text-sm',
            value === 0 ? 'border-ink font-semibold' : 'border-line-strong text-ink-2',
          )}
        >
          {t.no_stars()} {choice(0)}
        </span>
        <span className="num min-w-24 text-sm text-ink-2">
          {value === null ? t.not_chosen_yet() : describeStar(value)}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

interface ReviewText {
  rating: number
  text: string
}

interface ReviewDialogProps {
  title: string
  description: ReactNode
  initial?: ReviewText
  verb: string
  send: (review: ReviewText) => Promise<unknown>
  onClose: () => void
}

export default function ReviewDialog({ initial, verb, send, ...dialog }: ReviewDialogProps) {
  const form = useActionForm({
    initial: { rating: initial?.rating ?? null, text: initial?.text ?? '' },
    written: ['text'],
    check: ({ rating, text }) => ({
      ...(rating === null && { rating: t.choose_from_0_to_5_stars() }),
      ...(text.trim().length < 3 && { text: t.write_a_few_words_about_how_it_went() }),
    }),
    send: ({ rating, text }) => send({ rating: must(rating, 'rating'), text }),
    onDone: () => undefined,
  })

  return (
    <FormDialog {...dialog} form={form} confirm={verb}>
      <StarInput
        legend={t.how_was_it()}
        {...form.field('rating')}
        value={form.values.rating}
        onChange={(rating) => form.set({ rating })}
      />
      <Field label={t.your_review()} {...form.field('text')} help={t.everyone_can_read_it_once_its_shown()}>
        {(control) => (
          <Textarea {...control} {...form.text('text')} rows={4} maxLength={maxReviewCharacters} />
        )}
      </Field>
    </FormDialog>
  )
}
