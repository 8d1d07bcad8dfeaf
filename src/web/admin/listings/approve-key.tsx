import { useState } from 'react'
import type { AdminListingRow } from '#contract/moderation/moderation.ts'
import { KeyHint } from '../key-hint.tsx'
import { useLetterKey } from '../use-letter-key.ts'
import { ApproveDialog } from './approve-dialog.tsx'

/** The row of the table that has the focus. */
function rowInHand(rows: AdminListingRow[]): AdminListingRow | undefined {
  const row = document.activeElement?.closest('main tbody tr')
  return row ? rows[[...(row.parentElement?.children ?? [])].indexOf(row)] : undefined
}

/** A approves the row that has the focus, after the same question as its button. */
export function ApproveKey({ rows }: { rows: AdminListingRow[] }) {
  const [asked, ask] = useState<AdminListingRow | null>(null)
  const isWaiting = rows.some(({ status }) => status === 'pending')
  const approve = () => {
    const row = rowInHand(rows)
    if (row?.status === 'pending') ask(row)
  }
  useLetterKey('a', isWaiting ? approve : null, 0)
  if (!isWaiting) return null
  return (
    <>
      <p className="ml-auto flex items-center gap-1.5 text-xs text-ink-2 max-md:hidden">
        <KeyHint letter="J" /> <KeyHint letter="K" /> choose a row, <KeyHint letter="A" /> approve it
      </p>
      {asked && <ApproveDialog listing={asked} onClose={() => ask(null)} />}
    </>
  )
}
