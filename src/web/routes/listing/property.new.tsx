import { type MetaFunction, useLocation } from 'react-router'
import { SellPage } from './sell-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'List a property | Hoko' },
  {
    name: 'description',
    content: 'List a home for sale, for rent, or a room. It’s free.',
  },
]
/** The form's own bar takes their place. */
export const handle = { tabs: false }

export default function New() {
  const { key } = useLocation()
  // Pressing Sell once more, even here, is another listing.
  return <SellPage key={key} type="property" own={null} onReload={() => window.location.reload()} />
}
