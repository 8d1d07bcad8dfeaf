import { type MetaFunction, useSearchParams } from 'react-router'
import { readModerationPlace } from '#web/admin/moderation/moderation-address.ts'
import { Moderation } from '#web/admin/moderation/moderation.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.moderation_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminModeration() {
  const [asked] = useSearchParams()
  return <Moderation place={readModerationPlace(asked)} />
}
