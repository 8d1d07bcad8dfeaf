import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
} from '#domains/messaging/common/notifications.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/messaging/texts.ts'

/** Slightly longer than the undo toast. */
const graceMs = 6000

/** Can be undone for a moment; leaving the page deletes them at once. */
export function useRemoving(): { removed: Set<number>; remove: (notification: Notification) => void } {
  const queries = useQueryClient()
  const [removed, setRemoved] = useState(new Set<number>())
  const due = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const show = (id: number) => setRemoved((before) => new Set([...before].filter((one) => one !== id)))

  async function carryOut(id: number) {
    clearTimeout(due.current.get(id))
    if (!due.current.delete(id)) return
    try {
      await api.call(deleteNotification, { id })
    } catch (error) {
      if (findProblem(error)?.key !== 'not_found') {
        show(id)
        notify.error(t.couldnt_remove_that(), { description: getMessage(error) })
      }
    }
    await queries.invalidateQueries({ queryKey: [listNotifications.name] })
    await queries.invalidateQueries({ queryKey: [countUnreadNotifications.name] })
  }

  function undo(id: number) {
    clearTimeout(due.current.get(id))
    if (due.current.delete(id)) show(id)
    else notify.info(t.that_was_already_removed())
  }

  useEffect(() => {
    const waiting = due.current
    const carryOutAll = () => [...waiting.keys()].forEach((id) => void carryOut(id))
    window.addEventListener('pagehide', carryOutAll)
    return () => {
      window.removeEventListener('pagehide', carryOutAll)
      carryOutAll()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is due lives in the ref, whichever render asks
  }, [])

  return {
    removed,
    remove({ id }) {
      setRemoved((before) => new Set(before).add(id))
      due.current.set(
        id,
        setTimeout(() => void carryOut(id), graceMs),
      )
      notify.info(t.notification_removed(), { action: { label: t.undo(), onClick: () => undo(id) } })
    },
  }
}
