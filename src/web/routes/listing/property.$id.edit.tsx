import type { MetaFunction } from 'react-router'
import { EditPage } from './edit-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Your draft | Hoko' },
  { name: 'robots', content: 'noindex' },
]
/** The form's own bar takes their place. */
export const handle = { tabs: false }

export default function Edit() {
  return <EditPage type="property" />
}
