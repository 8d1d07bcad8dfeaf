import { type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { adminArea } from '../admin/admin-area.tsx'
import { SellPage } from '../listing/sell-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'List something for a member · Hoko back office' },
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
      area={adminArea}
      seller_id={seller_id}
      onReload={() => window.location.reload()}
    />
  )
}
