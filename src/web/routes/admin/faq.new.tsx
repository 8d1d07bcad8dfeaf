import type { MetaFunction } from 'react-router'
import { FaqPage } from '#web/admin/catalogue/faq-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Add an FAQ · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function NewFaq() {
  return (
    <AdminPage title="Add an FAQ">
      <FaqPage id={null} />
    </AdminPage>
  )
}
