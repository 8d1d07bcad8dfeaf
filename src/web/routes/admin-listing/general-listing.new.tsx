import { type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { getAdminArea } from '../admin/admin-area.tsx'
import { SellPage } from '../listing/sell-page.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.list_something_for_a_member_hoko_back() },
  { name: 'robots', content: 'noindex' },
]

export default function New() {
  const { key } = useLocation()
  const [asked] = useSearchParams()
  const seller_id = Number(asked.get('seller')) || null
  return (
    <SellPage
      key={key}
      type="general"
      own={null}
      area={getAdminArea()}
      seller_id={seller_id}
      onReload={() => window.location.reload()}
    />
  )
}
