import { ChangeLines, useNames } from '../../audit-log.tsx'
import { listChanges } from '../../audit-words.ts'

type Values = Record<string, unknown>

/** In words, with units and names. */
export function SettingChanges({ before, after }: { before: Values; after: Values }) {
  const names = useNames([{ before, after }])
  return <ChangeLines changes={listChanges({ before, after }, names)} />
}
