import { useInvalidate } from '#platform/web/loading/query.tsx'
import { BulkMenu } from '../bulk/bulk-menu.tsx'
import type { Choosing } from './choosing.tsx'
import { type TableInput, withoutPaging } from './table-address.ts'
import type { AnyParts, AnyTable } from './table-definition.ts'

interface TableBulkProps {
  bulk: NonNullable<AnyTable['bulk']>
  parts: AnyParts
  input: TableInput
  choosing: Choosing
}

export function TableBulk({ bulk, parts, input, choosing }: TableBulkProps) {
  const invalidate = useInvalidate()
  return (
    <BulkMenu
      plan={bulk.plan}
      search={withoutPaging(input)}
      total={parts.reply?.total}
      chosen={bulk.Bar ? [] : [...choosing.chosen]}
      acts={bulk.acts(parts)}
      onChanged={() => {
        choosing.onChoose([])
        for (const op of bulk.changes) invalidate(op)
      }}
    />
  )
}
