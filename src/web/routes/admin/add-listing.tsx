import { type MetaFunction, useSearchParams } from 'react-router'
import { AddListing } from '#web/admin/listings/adding/add-listing.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.add_a_listing_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AddListingPage() {
  const [asked] = useSearchParams()
  return <AddListing seller_id={Number(asked.get('seller')) || null} />
}
