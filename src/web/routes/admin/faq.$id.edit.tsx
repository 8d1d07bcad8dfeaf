import { type MetaFunction, useParams } from 'react-router'
import { FaqPage } from '#web/admin/catalogue/faq-page.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Edit a question · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function EditFaq() {
  return (
    <DeskPage title="Edit a question">
      <FaqPage id={Number(useParams().id)} />
    </DeskPage>
  )
}
