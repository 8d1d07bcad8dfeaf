import { type MetaFunction, useLocation } from 'react-router'
import { SellPage } from './sell-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sell a vehicle | Hoko' },
  {
    name: 'description',
    content: 'List a car, motorbike, boat or parts, by auction or at a price. It’s free.',
  },
]
/** The form's own bar takes their place. */
export const handle = { tabs: false }

export default function New() {
  const { key } = useLocation()
  // Pressing Sell once more, even here, is another listing.
  return <SellPage key={key} type="vehicle" own={null} onReload={() => window.location.reload()} />
}
