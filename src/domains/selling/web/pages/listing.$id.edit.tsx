import { type MetaFunction, useLocation } from 'react-router'
import { EditPage } from './edit-page.tsx'
import { readListingType } from './listing-type.ts'
import * as t from '#domains/selling/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_listing_hoko() },
  { name: 'robots', content: 'noindex' },
]
export const handle = { tabs: false, phoneSearch: false }

export default function Edit() {
  return <EditPage type={readListingType(useLocation().pathname)} />
}
