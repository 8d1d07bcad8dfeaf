import { type MetaFunction, useSearchParams } from 'react-router'
import { readSupportPlace } from '#web/admin/support/support-address.ts'
import { Support } from '#web/admin/support/support.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.support_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminSupport() {
  const [asked] = useSearchParams()
  return <Support place={readSupportPlace(asked)} />
}
