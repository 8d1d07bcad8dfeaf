import type { MetaFunction } from 'react-router'
import { CategoryList } from '#web/admin/catalogue/category-list.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Categories · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function CategoriesList() {
  return (
    <DeskPage title="Categories">
      <CategoryList />
    </DeskPage>
  )
}
