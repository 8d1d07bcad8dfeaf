import type { MetaFunction } from 'react-router'
import { CategoryPage } from '#web/admin/catalogue/category-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Add a category · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function NewCategory() {
  return (
    <AdminPage title="Add a category">
      <CategoryPage id={null} />
    </AdminPage>
  )
}
