import { type MetaFunction, useParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { ChatView } from '#web/admin/chats/chat-view.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.a_conversation_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminChat() {
  const id = Number(useParams().id)
  return (
    <AdminPage title={t.conversation()} back={{ to: lastTable('/chats'), label: t.all_conversations() }}>
      <ChatView key={id} id={id} />
    </AdminPage>
  )
}
