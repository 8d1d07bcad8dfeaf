import { ChangeLines, useNames } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { listChanges } from '#domains/staff/web/shared/audit/audit-log-labels.ts'

type Values = Record<string, unknown>

/** Describes changes with units and names. */
export function SettingChanges({ before, after }: { before: Values; after: Values }) {
  const names = useNames([{ before, after }])
  return <ChangeLines changes={listChanges({ before, after }, names)} />
}
