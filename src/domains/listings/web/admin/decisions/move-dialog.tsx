import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { moveListings, type AdminListingRow } from '#domains/moderation/common/moderation.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import { useListingsDecided } from '../use-admin-listing.ts'
import * as t from '#domains/listings/texts.ts'

interface MoveDialogProps {
  /** All have one type, since categories belong to a type. */
  listings: Pick<AdminListingRow, 'id' | 'type'>[]
  onDone: () => void
  onClose: () => void
}

export function MoveDialog({ listings, onDone, onClose }: MoveDialogProps) {
  const decided = useListingsDecided()
  const categories = useApiQuery(listAdminCategories, {}, { staleTime: 60_000 }).data?.items ?? []
  const ofType = categories.filter(({ type }) => type === listings[0]?.type)
  const count = listings.length
  const form = useActionForm({
    initial: { category: '', reason: '' },
    written: ['reason'],
    check: ({ category, reason }) => ({
      ...(category === '' && { category: t.decisions_choose_a_category() }),
      ...(reason.trim().length < 3 && { reason: t.enter_a_reason() }),
    }),
    send: ({ category, reason }) =>
      api.call(moveListings, {
        moves: listings.map(({ id }) => ({ id, category_id: Number(category) })),
        reason: reason.trim(),
      }),
    onDone: async (reply) => {
      await decided()
      if (reply.decided.length > 0) notify.success(t.moved_count_listings({ count: reply.decided.length }))
      if (reply.refused.length > 0) {
        const why = [...new Set(reply.refused.map(({ message }) => message))].join(' ')
        notify.error(t.some_werent_changed(), { description: why })
      }
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.move_count_listings_question({ count })}
      description={t.live_listings_move()}
      confirm={t.move_count_listings({ count })}
      onClose={onClose}
    >
      <Field label={t.new_category()} {...form.field('category')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.category}
            onChange={({ target }) => form.set({ category: target.value })}
            options={[
              { value: '', label: t.decisions_choose_a_category() },
              ...categoryOptions(categories, ofType),
            ]}
          />
        )}
      </Field>
      <Field label={t.reason()} help={t.each_seller_will_get_this_as_a_2()} {...form.field('reason')}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
    </FormDialog>
  )
}
