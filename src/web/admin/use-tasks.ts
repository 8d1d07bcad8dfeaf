import { type AdminTaskKind, type AdminTasks, getAdminTasks } from '#contract/admin/admin.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'

const refresh_ms = 60_000

export const useTasks = () => useApiQuery(getAdminTasks, {}, { refetchInterval: refresh_ms })

export const sumCounts = (tasks: AdminTasks | undefined, kinds: AdminTaskKind[] = []): number =>
  kinds.reduce((sum, kind) => sum + (tasks?.[kind].count ?? 0), 0)
