import { Plus } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { FaqList } from '#web/admin/catalogue/faq-list.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.faqs_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function Faqs() {
  return (
    <AdminPage
      title="FAQs"
      tools={
        <LinkButton to="/faq/new" size="small" icon={Plus}>
          {t.add_faq()}
        </LinkButton>
      }
    >
      <FaqList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'faq' }} nothing={t.no_admin_has_changed_an_faq()} />
      </div>
    </AdminPage>
  )
}
