import { useQueryClient } from '@tanstack/react-query'
import { MessageCircleX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Params, useNavigate, useParams } from 'react-router'
import { deleteFaq, type AdminFaq, listAdminFaqs } from '#domains/catalogue/common/faqs.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { FaqForm } from './faq-form.tsx'
import * as t from '#domains/catalogue/texts.ts'

const getTitle = ({ id }: Params) => (id ? t.edit_an_faq() : t.add_an_faq())

export const meta = makeAdminMeta(getTitle)

export default function FaqPage() {
  const params = useParams()
  return (
    <AdminPage title={getTitle(params)}>
      <OneFaq id={params.id ? Number(params.id) : null} />
    </AdminPage>
  )
}

function OneFaq({ id }: { id: number | null }) {
  const call = useApiQuery(listAdminFaqs, {})
  return (
    <Query
      call={call}
      failed={t.the_faq_didnt_load()}
      loading={t.loading_the_question()}
      skeleton={<SkeletonText lines={6} />}
    >
      {({ items }) => <Found items={items} id={id} />}
    </Query>
  )
}

function Found({ items, id }: { items: AdminFaq[]; id: number | null }) {
  const groups = [...new Set(items.map(({ group }) => group))]
  const faq = items.find((one) => one.id === id)
  if (id === null) return <FaqForm faq={null} groups={groups} />
  if (faq) return <Edit faq={faq} groups={groups} />
  return (
    <EmptyState
      icon={MessageCircleX}
      title={t.faq_not_found()}
      action={<LinkButton to="/faqs">{t.see_all_faqs()}</LinkButton>}
    >
      {t.it_may_have_been_removed()}
    </EmptyState>
  )
}

function Edit({ faq, groups }: { faq: AdminFaq; groups: string[] }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const removal = useApiMutation(deleteFaq, {
    onSuccess: async () => {
      notify.success(t.faq_removed(), { description: faq.question })
      await navigate('/faqs')
      await queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
    },
  })
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <FaqForm key={faq.id} faq={faq} groups={groups} />
      <div>
        <Button kind="ghost" size="small" icon={Trash2} onClick={() => setRemoving(true)}>
          {t.remove_faq()}
        </Button>
      </div>
      <AuditLog
        subject={{ subject_kind: 'faq', subject_id: faq.id }}
        nothing={t.no_admin_has_changed_this_faq()}
      />
      <ConfirmDialog
        open={isRemoving}
        title={t.remove_this_faq()}
        confirm={t.remove_it()}
        cancel={t.keep_it()}
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate({ id: faq.id })}
        onClose={() => setRemoving(false)}
      >
        {t.question_and_its_answer_will_be({ question: faq.question })}
      </ConfirmDialog>
    </div>
  )
}
