import { Plus } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { FaqList } from '#web/admin/catalogue/faq-list.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'

export const meta: MetaFunction = () => [
  { title: 'FAQs · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function Faqs() {
  return (
    <AdminPage
      title="FAQs"
      tools={
        <LinkButton to="/faq/new" size="small" icon={Plus}>
          Add FAQ
        </LinkButton>
      }
    >
      <FaqList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'faq' }} nothing="No admin has changed an FAQ." />
      </div>
    </AdminPage>
  )
}
