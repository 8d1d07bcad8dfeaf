import { type MetaFunction, useSearchParams } from 'react-router'
import { readAdvertisementsSearch } from '#web/admin/advertisements/advertisements-address.ts'
import { Advertisements } from '#web/admin/advertisements/advertisements.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.advertisements_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminAdvertisements() {
  const [asked] = useSearchParams()
  return <Advertisements search={readAdvertisementsSearch(asked)} />
}
