import { type MetaFunction, useSearchParams } from 'react-router'
import { AddListing } from '#web/admin/listings/add-listing.tsx'

export const meta: MetaFunction = () => [
  { title: 'Add a listing · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function AddListingPage() {
  const [asked] = useSearchParams()
  return <AddListing seller_id={Number(asked.get('seller')) || null} />
}
