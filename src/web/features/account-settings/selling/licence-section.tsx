import { BadgeCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatDate } from '#shared/formats/formats.ts'
import {
  getLicenceCheck,
  type LicenceCheck,
  removeLicenceChecks,
} from '#contract/vehicle-data/vehicle-data.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { getKey, useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { LicenceForm } from './licence-form.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** Whether somebody's driver licence is good, asked of the register when they want it known. */
export function LicenceSection() {
  const { data, error, isFetching, refetch } = useApiQuery(getLicenceCheck, {})
  const queries = useQueryClient()
  const keep = (check: LicenceCheck | null) => queries.setQueryData(getKey(getLicenceCheck, {}), { check })
  return (
    <SettingsSection
      id="licence"
      title="Driver licence"
      lead="Check your licence with the register before you test drive or buy a vehicle. We only keep the result, the date and the last two digits. Only you see it."
      aside={data?.check && <Outcome check={data.check} />}
    >
      {error && !data ? (
        <ErrorState title="This didn’t load" onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label="Loading your licence check">
          <SkeletonText lines={2} />
        </Loading>
      ) : (
        <div className="grid gap-5">
          {data.check && <Kept check={data.check} onRemoved={() => keep(null)} />}
          <LicenceForm isAgain={data.check !== null} onChecked={keep} />
        </div>
      )}
    </SettingsSection>
  )
}

const Outcome = ({ check: { is_valid } }: { check: LicenceCheck }) => (
  <Badge kind={is_valid ? 'good' : 'wrong'} icon={is_valid ? BadgeCheck : CircleX}>
    {is_valid ? 'Valid' : 'Not valid'}
  </Badge>
)

function Kept({ check, onRemoved }: { check: LicenceCheck; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useApiMutation(removeLicenceChecks, {
    onSuccess: () => {
      setAsking(false)
      onRemoved()
      notify.success('Licence check removed')
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <p role="status" className="num text-sm">
        The licence ending in <b>{check.last_two_digits}</b> was{' '}
        {check.is_valid ? 'valid' : 'not valid, or doesn’t match that card,'} on{' '}
        {formatDate(new Date(check.checked_at))}.
      </p>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the licence check?"
        confirm="Remove it"
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({})}
        onClose={() => setAsking(false)}
      >
        We’ll delete the result and the two digits. You can check your licence again later.
      </ConfirmDialog>
    </div>
  )
}
