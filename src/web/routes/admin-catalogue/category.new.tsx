import type { MetaFunction } from 'react-router'
import { CategoryPage } from '#web/admin/catalogue/category-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.add_a_category_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function NewCategory() {
  return (
    <AdminPage title={t.add_a_category()}>
      <CategoryPage id={null} />
    </AdminPage>
  )
}
