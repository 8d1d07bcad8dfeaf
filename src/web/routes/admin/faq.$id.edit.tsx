import { type MetaFunction, useParams } from 'react-router'
import { FaqPage } from '#web/admin/catalogue/faq-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_an_faq_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function EditFaq() {
  return (
    <AdminPage title={t.edit_an_faq()}>
      <FaqPage id={Number(useParams().id)} />
    </AdminPage>
  )
}
