import { useNavigate } from 'react-router'
import { PlanAlert, usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/selling/texts.ts'

/** Lists it again as it was, and leads to the new listing. */
export function RelistDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const navigate = useNavigate()
  const planAlert = usePlanAlert()
  const relist = useApiMutation(relistListing, {
    onSuccess: ({ id, type, status }) => {
      onClose()
      notify.success(
        status === 'pending' ? t.waiting_for_approval() : t.relisted(),
        listing.watchers > 0 ? { description: t.were_telling_the_people_watching_it() } : undefined,
      )
      void navigate(status === 'active' ? `/${type}/${id}/detail` : '/isell')
    },
    onError: planAlert.open,
  })
  const problem = findProblem(relist.error)
  const failure = problem?.errors
    ? joinSentences(...Object.values(problem.errors), t.check_it_first_then_publish_it())
    : relist.error && getMessage(relist.error)
  return (
    <>
      <ConfirmDialog
        open={planAlert.need === null}
        title={t.relist_this_listing()}
        confirm={t.relist_listing()}
        busy={relist.isPending}
        error={failure || undefined}
        onConfirm={() => relist.mutate({ id: listing.id, as_it_was: true })}
        onClose={onClose}
      >
        {t.title_goes_live_now_with_the_same({ title: listing.title })}
      </ConfirmDialog>
      <PlanAlert
        need={planAlert.need}
        onClose={() => {
          planAlert.close()
          onClose()
        }}
      />
    </>
  )
}
