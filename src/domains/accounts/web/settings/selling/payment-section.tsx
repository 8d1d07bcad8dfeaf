import { useState } from 'react'
import {
  type PaymentDetails,
  getPaymentDetails,
  removePaymentDetails,
} from '#domains/accounts/common/accounts.ts'
import { PaymentForm } from '#domains/accounts/web/shared/payment-form.tsx'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import * as t from '#domains/accounts/texts.ts'

export function PaymentSection() {
  const call = useApiQuery(getPaymentDetails, {})
  const setQueryReply = useSetQueryData()
  const setReply = (details: PaymentDetails | null) => void setQueryReply(getPaymentDetails, {}, { details })
  return (
    <SettingsSection
      id="payment"
      title={t.where_buyers_pay()}
      lead={t.only_people_whove_bought_from_you_see()}
    >
      <Query
        call={call}
        failed={t.this_didnt_load()}
        loading={t.loading_where_buyers_pay()}
        skeleton={<SkeletonText lines={3} />}
      >
        {(data) => (
          <div className="grid gap-5">
            {/* Changes made elsewhere reset the form. */}
            <PaymentForm
              key={data.details?.changed_at ?? 'none'}
              details={data.details}
              renderButtons={({ isChanged, isSending }) => (
                <div>
                  <Button
                    type="submit"
                    kind={isChanged || !data.details ? 'primary' : 'quiet'}
                    busy={isSending}
                  >
                    {t.save_bank_account()}
                  </Button>
                </div>
              )}
              onSaved={setReply}
            />
            {data.details && <Removal details={data.details} onRemoved={() => setReply(null)} />}
          </div>
        )}
      </Query>
    </SettingsSection>
  )
}

function Removal({ details, onRemoved }: { details: PaymentDetails; onRemoved: () => void }) {
  const gate = usePasswordGate()
  const [isOpen, setOpen] = useState(false)
  const removal = useActionForm({
    initial: {},
    send: () => gate.pass(() => api.call(removePaymentDetails, {})),
    onDone: (reply) => {
      if (!reply) return
      setOpen(false)
      notify.success(t.bank_account_removed())
      onRemoved()
    },
  })

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <p className="num text-sm text-ink-3">
        {t.saved_changed_at({ changed_at: formatShortInstant(new Date(details.changed_at)) })}
      </p>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.remove_bank_account()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.remove_your_bank_account()}
        confirm={t.remove_it()}
        kind="danger"
        busy={removal.isSending}
        error={removal.message}
        onConfirm={removal.submit}
        onClose={() => setOpen(false)}
      >
        {t.buyers_wont_see_it_any_more_well_warn()}
      </ConfirmDialog>
      {gate.dialog}
    </div>
  )
}
