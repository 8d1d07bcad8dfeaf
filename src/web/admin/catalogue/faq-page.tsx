import { useQueryClient } from '@tanstack/react-query'
import { MessageCircleX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteFaq, type AdminFaq, listAdminFaqs } from '#contract/catalogue/faqs.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { AuditLog } from '../audit-log.tsx'
import { FaqForm } from './faq-form.tsx'

/** The form of a new question, or of the one with that id. */
export function FaqPage({ id }: { id: number | null }) {
  const call = useApiQuery(listAdminFaqs, {})
  if (!call.data) {
    return call.isError ? (
      <ErrorState title="The FAQ didn’t load" onRetry={() => void call.refetch()} busy={call.isFetching}>
        {getMessage(call.error)}
      </ErrorState>
    ) : (
      <Loading label="Loading the question">
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const { items } = call.data
  const groups = [...new Set(items.map(({ group }) => group))]
  const faq = items.find((one) => one.id === id)
  if (id === null) return <FaqForm faq={null} groups={groups} />
  if (faq) return <Edit faq={faq} groups={groups} />
  return (
    <EmptyState
      icon={MessageCircleX}
      title="FAQ not found"
      action={<LinkButton to="/faqs">See all FAQs</LinkButton>}
    >
      It may have been removed.
    </EmptyState>
  )
}

function Edit({ faq, groups }: { faq: AdminFaq; groups: string[] }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const removal = useApiMutation(deleteFaq, {
    onSuccess: async () => {
      notify.success('FAQ removed')
      await navigate('/faqs')
      await queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
    },
  })
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <FaqForm key={faq.id} faq={faq} groups={groups} />
      <div>
        <Button kind="ghost" size="small" icon={Trash2} onClick={() => setRemoving(true)}>
          Remove FAQ
        </Button>
      </div>
      <AuditLog
        subject={{ subject_kind: 'faq', subject_id: faq.id }}
        nothing="No admin has changed this FAQ."
      />
      <ConfirmDialog
        open={isRemoving}
        title="Remove this FAQ?"
        confirm="Remove it"
        cancel="Keep it"
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate({ id: faq.id })}
        onClose={() => setRemoving(false)}
      >
        {`“${faq.question}” and its answer will be deleted. Links to it will go to the top of the page. To keep it for later, hide it instead.`}
      </ConfirmDialog>
    </div>
  )
}
