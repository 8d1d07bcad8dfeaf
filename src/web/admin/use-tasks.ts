import { type AdminTaskKind, type AdminTasks, getAdminTasks } from '#contract/admin/admin.ts'
import { queue_acts } from '#shared/rules/staff/staff-notifications.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'

const refresh_ms = 60_000

export const useTasks = () => useApiQuery(getAdminTasks, {}, { refetchInterval: refresh_ms })

type MayCall = (operation: string) => boolean

/** Whether somebody in this role settles what waits there. */
export const hasQueue = (kind: AdminTaskKind, may: MayCall): boolean => may(queue_acts[kind])

export const sumCounts = (tasks: AdminTasks | undefined, may: MayCall, kinds: AdminTaskKind[] = []): number =>
  kinds.filter((kind) => hasQueue(kind, may)).reduce((sum, kind) => sum + (tasks?.[kind].count ?? 0), 0)
