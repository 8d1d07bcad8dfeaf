import {
  type AdminTaskKind,
  type AdminTasks,
  getAdminTasks,
} from '#domains/moderation/common/records/records.ts'
import { queueDuties } from '#domains/messaging/common/staff-notifications.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

const refreshMs = 60_000

export const useTasks = () => useApiQuery(getAdminTasks, {}, { refetchInterval: refreshMs })

type MayCall = (op: Pick<AnyOperation, 'duty'>) => boolean

/** Tells whether a role can handle the queue. */
export const hasQueue = (kind: AdminTaskKind, may: MayCall): boolean => may({ duty: queueDuties[kind] })

export const sumCounts = (tasks: AdminTasks | undefined, may: MayCall, kinds: AdminTaskKind[] = []): number =>
  kinds.filter((kind) => hasQueue(kind, may)).reduce((sum, kind) => sum + (tasks?.[kind].count ?? 0), 0)
