import { useState } from 'react'
import { listWorkplaceListings } from '#domains/businesses/common/team.ts'
import { setListingStatus } from '#domains/moderation/common/listing-status.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/businesses/texts.ts'

interface WithdrawProps {
  id: number
  name: string
}

export function WithdrawButton({ id, name }: WithdrawProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        className="-mx-3"
        aria-label={t.withdraw_name({ name })}
        onClick={() => setOpen(true)}
      >
        {t.withdraw()}
      </Button>
      {isOpen && <WithdrawDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const invalidate = useInvalidate()
  const form = useOperationForm(setListingStatus, {
    initial: { reason: '' },
    written: ['reason'],
    toInput: ({ reason }) => ({ id, status: 'withdrawn' as const, reason: reason.trim() }),
    onDone: () => {
      invalidate(listWorkplaceListings)
      notify.success(t.listing_withdrawn())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.withdraw_this_listing()}
      description={t.bidders_read_your_reason()}
      confirm={t.withdraw_listing()}
      cancel={t.keep_listing()}
      kind="danger"
      onClose={onClose}
    >
      <Field label={t.reason()} optional {...form.field('reason')}>
        {(control) => <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  )
}
