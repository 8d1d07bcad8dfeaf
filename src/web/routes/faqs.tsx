import type { MetaFunction } from 'react-router'
import { FaqList } from '#web/admin/catalogue/faq-list.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Questions · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function Faqs() {
  return (
    <DeskPage title="Questions">
      <FaqList />
    </DeskPage>
  )
}
