import { type MetaFunction, useParams } from 'react-router'
import { CategoryPage } from '#web/admin/catalogue/category-page.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Edit a category · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function EditCategory() {
  return (
    <AdminPage title="Edit a category">
      <CategoryPage id={Number(useParams().id)} />
    </AdminPage>
  )
}
