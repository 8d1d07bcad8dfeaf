import { type MetaFunction, useSearchParams } from 'react-router'
import { Chats } from '#web/admin/chats/chats.tsx'
import { readChatsSearch } from '#web/admin/chats/chats-address.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.chats_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminChats() {
  const [asked] = useSearchParams()
  return <Chats search={readChatsSearch(asked)} />
}
