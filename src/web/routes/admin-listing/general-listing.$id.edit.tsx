import type { MetaFunction } from 'react-router'
import { adminArea } from '../admin/admin-area.tsx'
import { EditPage } from '../listing/edit-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Edit a member’s listing · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function Edit() {
  return <EditPage type="general" area={adminArea} />
}
