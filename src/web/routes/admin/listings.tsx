import { type MetaFunction, useSearchParams } from 'react-router'
import { Listings } from '#web/admin/listings/listings.tsx'
import { readListingsSearch, readOpen, readPreviews } from '#web/admin/listings/listings-address.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.listings_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function ListingsPage() {
  const [asked] = useSearchParams()
  return <Listings search={readListingsSearch(asked)} open={readOpen(asked)} previews={readPreviews(asked)} />
}
