import { type MetaFunction, useParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { ChatHistory } from '#web/admin/chats/chat-history.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.conversation_history_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminChatHistory() {
  const id = Number(useParams().id)
  return (
    <AdminPage
      title={t.conversation_history()}
      back={{ to: lastTable('/chats'), label: t.all_conversations() }}
    >
      <ChatHistory key={id} id={id} />
    </AdminPage>
  )
}
