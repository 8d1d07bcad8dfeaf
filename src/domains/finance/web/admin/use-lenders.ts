import { useState } from 'react'
import { listLenders, putLenders, type Lender, type LenderDraft } from '#domains/finance/common/finance.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation, useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getDraft, checkLender, placeLenderErrors, readLender, toLenderValues } from './lender-values.ts'
import * as t from '#domains/finance/texts.ts'

export type Lenders = OperationReply<typeof listLenders>

/** The reply replaces the list; after a conflict with another admin the list is fetched again. */
export function useLendersChanged() {
  const setQueryReply = useSetQueryData()
  const invalidate = useInvalidate()
  return {
    setReply: (lenders: Lenders) => {
      void setQueryReply(listLenders, {}, lenders)
      invalidate(listAudit)
    },
    readAgain: (error: unknown) => {
      if (findProblem(error)?.key === 'lenders_changed') invalidate(listLenders)
    },
  }
}

export interface LenderActs {
  move: (lender: Lender, position: number) => void
  setEnabled: (lender: Lender, isEnabled: boolean) => void
  isBusy: boolean
}

const none: Pick<Lenders, 'version' | 'items'> = { version: 0, items: [] }

export function useLenderActs({ version, items } = none): { acts: LenderActs; announced: string } {
  const [announced, setAnnounced] = useState('')
  const { setReply, readAgain } = useLendersChanged()
  const put = useApiMutation(putLenders, {
    onSuccess: setReply,
    onError: (error) => {
      readAgain(error)
      notify.error(t.couldnt_change_that(), { description: getMessage(error) })
    },
  })
  const write = (drafts: LenderDraft[], onSuccess: () => void) =>
    put.mutate({ version, items: drafts }, { onSuccess })
  const setEnabled = (lenders: Pick<Lenders, 'version' | 'items'>, lender: Lender, isEnabled: boolean) =>
    put.mutate(
      {
        version: lenders.version,
        items: lenders.items.map((one) => ({
          ...getDraft(one),
          ...(one.id === lender.id && { is_enabled: isEnabled }),
        })),
      },
      {
        onSuccess: (reply) => {
          const { name } = lender
          notify.success(isEnabled ? t.name_is_enabled({ name }) : t.name_is_disabled({ name }), {
            action: { label: t.undo(), onClick: () => setEnabled(reply, lender, !isEnabled) },
          })
        },
      },
    )
  return {
    announced,
    acts: {
      move: (lender, position) =>
        write(
          items
            .filter(({ id }) => id !== lender.id)
            .toSpliced(position, 0, lender)
            .map(getDraft),
          () => setAnnounced(t.name_is_now_number_position({ name: lender.name, position: position + 1 })),
        ),
      setEnabled: (lender, isEnabled) => setEnabled({ version, items }, lender, isEnabled),
      isBusy: put.isPending,
    },
  }
}

export interface LenderFormProps {
  lenders: Lenders
  /** Null for a new lender. */
  lender: Lender | null
  onClose: () => void
}

export type LenderForm = ReturnType<typeof useLenderForm>

export function useLenderForm({ lenders: { version, items }, lender, onClose }: LenderFormProps) {
  const { setReply, readAgain } = useLendersChanged()
  return useOperationForm(putLenders, {
    initial: toLenderValues(lender),
    written: ['name', 'email', 'annual_rate_bp', 'min_deposit_percent', 'disclosure'],
    check: checkLender,
    placeProblem: ({ errors }) => placeLenderErrors(errors ?? {}),
    toInput: (values) => {
      const draft = readLender(values, lender?.id ?? null)
      const others = items.map((one) => (one.id === lender?.id ? draft : getDraft(one)))
      return { version, items: lender ? others : [...others, draft] }
    },
    onRefused: (problem) => readAgain(problem),
    onDone: (reply) => {
      setReply(reply)
      notify.success(lender ? t.lender_saved() : t.lender_added())
      onClose()
    },
  })
}
