import type { ReactNode } from 'react'
import { maxReviewCharacters } from '#domains/reviews/common/reviews.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { StarInput } from './star-input.tsx'
import * as t from '#domains/reviews/texts.ts'

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
