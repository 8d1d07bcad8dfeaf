import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { lowerMaximum } from '#domains/auctions/common/bidding.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { saveSeen } from '../ledger/seen-ledgers.ts'
import type { ListingSession } from '../listing-session.ts'
import * as t from '#domains/auctions/texts.ts'

interface LowerLimitDialogProps {
  listingView: ListingSession
  my_max_cents: number
  onClose: () => void
}

export function LowerLimitDialog({ listingView, my_max_cents: myMaxCents, onClose }: LowerLimitDialogProps) {
  const { listing, receive, refresh } = listingView
  const price = formatMoney(listing.price_cents)
  const form = useOperationForm(lowerMaximum, {
    initial: { max_cents: null as number | null | undefined },
    written: ['max_cents'],
    check: ({ max_cents: maxCents }) =>
      maxCents == null || maxCents >= myMaxCents || maxCents < listing.price_cents
        ? { max_cents: t.write_an_amount_from_price_to_less({ price, my_max: formatMoney(myMaxCents) }) }
        : {},
    toInput: ({ max_cents: maxCents }) => ({ id: listing.id, max_cents: must(maxCents, 'max_cents') }),
    onRefused: refresh,
    unanswered: t.we_didnt_get_an_answer_check_whether(),
    onDone: (reply) => {
      saveSeen(listing.id, { ...reply.receipt, at: new Date(serverNow()).toISOString() })
      receive(reply.listing)
      refresh()
      notify.success(t.your_limit_is_now_max({ max: formatMoney(reply.max_cents) }))
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.lower_your_limit()}
      description={t.another_bidders_bids_were_voided_so({ my_max: formatMoney(myMaxCents), price })}
      cancel={t.keep_limit()}
      kind="bid"
      confirm={t.lower_limit()}
    >
      <Field
        label={t.bid_for_me_up_to()}
        help={t.at_least_price_the_current_price({ price })}
        {...form.field('max_cents')}
      >
        {(control) => <MoneyInput {...control} {...form.money('max_cents')} large maxLength={20} />}
      </Field>
    </FormDialog>
  )
}
