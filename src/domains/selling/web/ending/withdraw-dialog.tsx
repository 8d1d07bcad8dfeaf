import { useQueryClient } from '@tanstack/react-query'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getWithdrawalFee } from '#domains/trade-payments/common/fees/fees.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { ActedListing } from '../owner/own-acts.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

function WithdrawalFee({ id }: Pick<ActedListing, 'id'>) {
  const { data } = useApiQuery(getWithdrawalFee, { id })
  if (!data || data.fee_cents === null) return null
  return <Notice kind="bid">{t.withdrawing_it_costs({ fee: formatMoney(data.fee_cents) })}</Notice>
}

/** Bidders read the reason, so it's required once there are bids. */
export function WithdrawDialog({ row, onClose }: { row: ActedListing; onClose: () => void }) {
  const queries = useQueryClient()
  const hasBids = row.bid_count > 0
  const form = useOperationForm(setListingStatus, {
    initial: { reason: '' },
    written: ['reason'],
    check: ({ reason }) =>
      hasBids && reason.trim() === '' ? { reason: t.tell_bidders_why_youre_withdrawing_it() } : {},
    toInput: ({ reason }) => ({
      id: row.id,
      status: 'withdrawn' as const,
      reason: reason.trim() || undefined,
    }),
    onDone: async () => {
      onClose()
      notify.success(
        t.withdrawn_2(),
        hasBids ? { description: t.were_telling_everyone_who_bid() } : undefined,
      )
      await readOwnAgain(queries)
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.withdraw_this_listing()}
      description={
        hasBids
          ? t.title_comes_down_now_and_wont_be_sold({ title: row.title ?? '' })
          : t.title_comes_down_now_and_wont_be_sold_2({ title: row.title ?? '' })
      }
      cancel={t.keep_it_live()}
      kind="danger"
      confirm={t.withdraw_it()}
    >
      {hasBids && <WithdrawalFee id={row.id} />}
      <Field
        label={t.your_reason()}
        optional={!hasBids}
        {...form.field('reason')}
        help={hasBids ? t.everyone_who_bid_will_see_this() : t.shown_to_people_who_look_at_the()}
      >
        {(control) => <Textarea {...control} {...form.text('reason')} maxLength={300} className="min-h-20" />}
      </Field>
    </FormDialog>
  )
}
