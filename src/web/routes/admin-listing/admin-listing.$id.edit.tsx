import { type MetaFunction, useLocation } from 'react-router'
import { getAdminArea } from '../admin/admin-area.tsx'
import { EditPage } from '../listing/edit-page.tsx'
import { readListingType } from '../listing/listing-type.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_a_members_listing_hoko_back() },
  { name: 'robots', content: 'noindex' },
]

export default function Edit() {
  return <EditPage type={readListingType(useLocation().pathname)} area={getAdminArea()} />
}
