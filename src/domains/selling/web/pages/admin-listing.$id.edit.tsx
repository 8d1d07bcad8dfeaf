import { useLocation } from 'react-router'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { getAdminArea } from './admin-area.tsx'
import { EditPage } from './edit-page.tsx'
import { readListingType } from './listing-type.ts'
import * as t from '#domains/selling/texts.ts'

export const meta = makeAdminMeta(t.edit_a_members_listing)

export default function Edit() {
  return <EditPage type={readListingType(useLocation().pathname)} area={getAdminArea()} />
}
