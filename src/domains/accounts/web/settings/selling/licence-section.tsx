import { BadgeCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/common/formats/formats.ts'
import {
  getLicenceCheck,
  type LicenceCheck,
  removeLicenceChecks,
} from '#domains/vehicles/common/vehicle-data.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { LicenceForm } from './licence-form.tsx'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import * as t from '#domains/accounts/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export function LicenceSection() {
  const call = useApiQuery(getLicenceCheck, {})
  const setQueryReply = useSetQueryData()
  const setReply = (check: LicenceCheck | null) => void setQueryReply(getLicenceCheck, {}, { check })
  return (
    <SettingsSection
      id="licence"
      title={t.driver_licence()}
      lead={t.check_your_licence_with_the_register()}
      aside={call.data?.check && <Outcome check={call.data.check} />}
    >
      <Query
        call={call}
        failed={t.this_didnt_load()}
        loading={t.loading_your_licence_check()}
        skeleton={<SkeletonText lines={2} />}
      >
        {(data) => (
          <div className="grid gap-5">
            {data.check && <StoredState check={data.check} onRemoved={() => setReply(null)} />}
            <LicenceForm isAgain={data.check !== null} onChecked={setReply} />
          </div>
        )}
      </Query>
    </SettingsSection>
  )
}

const Outcome = ({ check: { is_valid: isValid } }: { check: LicenceCheck }) => (
  <Badge kind={isValid ? 'good' : 'wrong'} icon={isValid ? BadgeCheck : CircleX}>
    {isValid ? t.valid() : t.not_valid()}
  </Badge>
)

function StoredState({ check, onRemoved }: { check: LicenceCheck; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useApiMutation(removeLicenceChecks, {
    onSuccess: () => {
      setOpen(false)
      onRemoved()
      notify.success(t.licence_check_removed())
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <p role="status" className="num text-sm">
        <Sentence
          parts={t.the_licence_was_valid_on({
            last_two_digits: check.last_two_digits,
            b: (parts) => <b>{parts}</b>,
            is_valid: check.is_valid,
            checked_at: formatDate(new Date(check.checked_at)),
          })}
        />
      </p>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.remove()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.remove_the_licence_check()}
        confirm={t.remove_it()}
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({})}
        onClose={() => setOpen(false)}
      >
        {t.well_delete_the_result_and_the_two()}
      </ConfirmDialog>
    </div>
  )
}
