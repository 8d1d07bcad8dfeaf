import { useState } from 'react'
import {
  getNotificationChoices,
  type NotificationChoice,
  putNotificationChoices,
} from '#domains/messaging/common/notifications.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'

export type Channel = 'in_app' | 'push' | 'email'

export interface LastChoice {
  before: NotificationChoice
  after: NotificationChoice
  state: 'saving' | 'saved' | 'undone' | 'failed'
  failure?: string
}

/** Optimistic; an unsaved choice is reverted. */
export function useNotificationChoices() {
  const setQueryReply = useSetQueryData()
  const { data, error, isFetching, refetch } = useApiQuery(getNotificationChoices, {})
  const [last, setLast] = useState<LastChoice | null>(null)

  function show(choice: NotificationChoice) {
    return setQueryReply(
      getNotificationChoices,
      {},
      (shown) => shown && { items: shown.items.map((item) => (item.kind === choice.kind ? choice : item)) },
    )
  }

  async function save(before: NotificationChoice, after: NotificationChoice, isUndo = false) {
    void show(after)
    setLast({ before, after, state: 'saving' })
    try {
      await api.call(putNotificationChoices, { items: [after] })
      await show(after)
      setLast({ before, after, state: isUndo ? 'undone' : 'saved' })
    } catch (failed) {
      await show(before)
      setLast({ before, after, state: 'failed', failure: getMessage(failed) })
    }
  }

  return {
    choices: data?.items,
    error: data ? null : error,
    isFetching,
    last,
    retryReading: () => void refetch(),
    choose: (choice: NotificationChoice, channel: Channel, isOn: boolean) =>
      void save(choice, { ...choice, [channel]: isOn }),
    undo: () => last && void save(last.after, last.before, true),
    retry: () => last && void save(last.before, last.after),
  }
}
