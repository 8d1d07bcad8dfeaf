import type { Listing, LiveListing } from '#domains/listings/common/listings.ts'
import { type VoidReason, voidBidder } from '#domains/auctions/common/bidding.ts'
import { must } from '#platform/common/must.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/auctions/texts.ts'

const reasons: { value: VoidReason; label: string; help: string }[] = [
  { value: 'asked', label: t.they_asked_for_it(), help: t.they_typed_the_wrong_amount_or_cant() },
  {
    value: 'not_genuine',
    label: t.they_arent_genuine(),
    help: t.you_have_reason_to_think_they_wont_pay(),
  },
]

const empty: { reason: VoidReason | ''; note: string } = { reason: '', note: '' }

export function VoidDialog({
  listing,
  pseudonym,
  onVoided,
  onClose,
}: {
  listing: Listing
  pseudonym: string
  onVoided: (listing: LiveListing) => void
  onClose: () => void
}) {
  const form = useOperationForm(voidBidder, {
    initial: empty,
    written: ['note'],
    check: ({ reason }) => (reason === '' ? { reason: t.choose_a_reason() } : {}),
    toInput: ({ reason, note }) => ({
      id: listing.id,
      pseudonym,
      reason: must(reason || null, 'reason'),
      note,
    }),
    onDone: (reply) => {
      onVoided(reply.listing)
      notify.success(t.pseudonym_s_bids_voided({ pseudonym }))
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.void_pseudonym_s_bids({ pseudonym })}
      description={t.void_description({ pseudonym })}
      kind="danger"
      confirm={t.void_bids()}
    >
      <RadioCards legend={t.why()} cards={reasons} {...form.field('reason')} {...form.text('reason')} />
      <Field label={t.message_to_the_bidder()} optional {...form.field('note')}>
        {(control) => <Textarea {...control} {...form.text('note')} rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  )
}
