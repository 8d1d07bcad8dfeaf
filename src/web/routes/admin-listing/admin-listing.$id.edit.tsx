import { useLocation } from 'react-router'
import { makeAdminMeta } from '#web/admin/admin-meta.ts'
import { getAdminArea } from '../admin/admin-area.tsx'
import { EditPage } from '../listing/edit-page.tsx'
import { readListingType } from '../listing/listing-type.ts'
import * as t from './texts.ts'

export const meta = makeAdminMeta(t.edit_a_members_listing)

export default function Edit() {
  return <EditPage type={readListingType(useLocation().pathname)} area={getAdminArea()} />
}
