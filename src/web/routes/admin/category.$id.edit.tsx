import { type MetaFunction, useParams } from 'react-router'
import { CategoryPage } from '#web/admin/catalogue/category-page.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Edit a category · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function EditCategory() {
  return (
    <DeskPage title="Edit a category">
      <CategoryPage id={Number(useParams().id)} />
    </DeskPage>
  )
}
