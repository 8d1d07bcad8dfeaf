import type { MetaFunction } from 'react-router'
import { getAdminArea } from '../admin/admin-area.tsx'
import { EditPage } from '../listing/edit-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_a_members_listing_hoko_back() },
  { name: 'robots', content: 'noindex' },
]

export default function Edit() {
  return <EditPage type="vehicle" area={getAdminArea()} />
}
