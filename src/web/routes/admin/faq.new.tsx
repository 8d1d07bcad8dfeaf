import type { MetaFunction } from 'react-router'
import { FaqPage } from '#web/admin/catalogue/faq-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.add_an_faq_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function NewFaq() {
  return (
    <AdminPage title={t.add_an_faq()}>
      <FaqPage id={null} />
    </AdminPage>
  )
}
