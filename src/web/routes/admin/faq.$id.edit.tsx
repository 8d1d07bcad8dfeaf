import { type MetaFunction, useParams } from 'react-router'
import { FaqPage } from '#web/admin/catalogue/faq-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Edit an FAQ · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function EditFaq() {
  return (
    <AdminPage title="Edit an FAQ">
      <FaqPage id={Number(useParams().id)} />
    </AdminPage>
  )
}
