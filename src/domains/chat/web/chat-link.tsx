import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { countChats } from '#domains/chat/common/chat.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useStore } from '#platform/web/storage/use-store.ts'
import { IconLink } from '#platform/web/ui/icon-button.tsx'
import { sendQueued, startSending } from './outgoing-messages.ts'
import * as t from '#domains/chat/texts.ts'

/** On every member page: counts unread messages and sends queued ones. */
export function ChatLink() {
  const invalidate = useInvalidate()
  const refresh = () => invalidate(countChats)
  const { data } = useApiQuery(countChats, {})
  const count = useStore(getClientState(), (state) => state.unread_chat_count)
  function resync() {
    refresh()
    void sendQueued()
  }
  useLive(
    'me',
    (message) => {
      if (message.kind !== 'chat') return
      getClientState().setState({ unread_chat_count: message.unread })
      refresh()
    },
    resync,
  )
  useEffect(() => {
    if (data) getClientState().setState({ unread_chat_count: data.unread, support_count: data.support_count })
  }, [data])
  useEffect(startSending, [])
  useTitleCount(count)
  return (
    <IconLink
      icon={MessageCircle}
      label={count > 0 ? t.ichat_count_unread({ count }) : t.ichat()}
      count={count}
      to="/ichat"
    />
  )
}

/** '(2) iChat | Hoko', whichever page sets the title. */
function useTitleCount(count: number) {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(/^\(\d+\+?\) /, '')
      const wanted = count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const watch = new MutationObserver(show)
    watch.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => watch.disconnect()
  }, [count])
}
