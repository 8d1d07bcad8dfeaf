import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { relistListing } from '#domains/selling/common/selling.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { PlanAlert, usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { type OwnRow, readOwnAgain } from '../table/use-own-listings.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/selling/texts.ts'

export type Relisting = ReturnType<typeof useRelist>

/** Relists after a question, or as a draft to edit first. The caller renders the dialogs. */
export function useRelist(row: Pick<OwnRow, 'id' | 'title' | 'watchers'>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const relist = useApiMutation(relistListing)
  const [isOpen, setOpen] = useState(false)
  const planAlert = usePlanAlert()

  async function listAgain(asItWas: boolean) {
    let made
    try {
      made = await relist.mutateAsync({ id: row.id, as_it_was: asItWas })
    } catch (error) {
      const isPlanNeeded = planAlert.open(error)
      if (isPlanNeeded) setOpen(false)
      if (!asItWas && !isPlanNeeded) notify.error(getMessage(error))
      return
    }
    setOpen(false)
    if (made.status === 'draft') {
      void navigate(`/${made.type}/${made.id}/edit`)
      return
    }
    if (made.status === 'pending') notify.success(t.waiting_for_approval())
    else
      notify.success(
        t.relisted(),
        row.watchers > 0 ? { description: t.were_telling_the_people_watching_it() } : undefined,
      )
    await readOwnAgain(queries)
  }

  const problem = findProblem(relist.error)
  const failure = problem?.errors
    ? joinSentences(...Object.values(problem.errors), t.check_it_first_then_publish_it())
    : relist.error && getMessage(relist.error)
  return {
    open: () => setOpen(true),
    editFirst: () => void listAgain(false),
    dialogs: (
      <>
        <ConfirmDialog
          open={isOpen}
          title={t.relist_this_listing()}
          confirm={t.relist_listing()}
          busy={relist.isPending}
          error={failure || undefined}
          onConfirm={() => void listAgain(true)}
          onClose={() => setOpen(false)}
        >
          {t.title_goes_live_now_with_the_same({ title: row.title ?? '' })}
        </ConfirmDialog>
        <PlanAlert need={planAlert.need} onClose={planAlert.close} />
      </>
    ),
  }
}
