import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatShortInstant } from '#shared/formats/formats.ts'
import {
  getPaymentDetails,
  type PaymentDetails,
  removePaymentDetails,
} from '#contract/accounts/payment-details.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { getKey, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { PaymentForm } from './payment-form.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { usePasswordGate } from '../security/use-password-gate.tsx'

/** Where somebody's buyers pay. */
export function PaymentSection() {
  const { data, error, isFetching, refetch } = useApiQuery(getPaymentDetails, {})
  const queries = useQueryClient()
  const keep = (details: PaymentDetails | null) =>
    queries.setQueryData(getKey(getPaymentDetails, {}), { details })
  return (
    <SettingsSection
      id="payment"
      title="Where buyers pay"
      lead="Only people who’ve bought from you see your bank account. We’ll email you whenever it changes. For 24 hours after you change or remove it, we ask buyers to ring you before they pay. Adding your first account doesn’t count as a change."
    >
      {error && !data ? (
        <ErrorState title="This didn’t load" onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label="Loading where buyers pay">
          <SkeletonText lines={3} />
        </Loading>
      ) : (
        <div className="grid gap-5">
          {/* What was changed meanwhile, elsewhere, begins the form anew. */}
          <PaymentForm key={data.details?.changed_at ?? 'none'} details={data.details} onSaved={keep} />
          {data.details && <Removal details={data.details} onRemoved={() => keep(null)} />}
        </div>
      )}
    </SettingsSection>
  )
}

function Removal({ details, onRemoved }: { details: PaymentDetails; onRemoved: () => void }) {
  const gate = usePasswordGate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function remove() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      if (await gate.pass(() => api.call(removePaymentDetails, {}))) {
        setAsking(false)
        notify.success('Bank account removed')
        onRemoved()
      }
    } catch (error) {
      setFailure(getMessage(error))
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <p className="num text-sm text-ink-3">Saved {formatShortInstant(new Date(details.changed_at))}</p>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        Remove bank account
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove your bank account?"
        confirm="Remove it"
        kind="danger"
        busy={isBusy}
        error={failure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        Buyers won’t see it any more. We’ll warn anyone about to pay you for 24 hours.
      </ConfirmDialog>
      {gate.dialog}
    </div>
  )
}
