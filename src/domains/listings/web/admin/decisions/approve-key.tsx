import { useEffect, useRef, useState } from 'react'
import type { AdminListingRow } from '#domains/moderation/common/moderation.ts'
import { KeyHint } from '#domains/staff/web/shared/key-hint.tsx'
import { useLetterKey } from '#domains/staff/web/shared/use-letter-key.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/listings/texts.ts'

const listRows = () => [...document.querySelectorAll('main tbody tr')]

const findFocusedRow = () => listRows().findIndex((row) => row.contains(document.activeElement))

interface PendingApproval {
  listing: AdminListingRow
  at: number
  below: number | undefined
}

/** Focuses the row below the approved one, or the one that took its place. */
function focusNextRow({ at, below }: PendingApproval) {
  requestAnimationFrame(() => {
    const links = listRows().flatMap((row) => row.querySelector('a') ?? [])
    const next = links.find((link) => link.search.endsWith(`open=${below}`)) ?? links[at] ?? links.at(-1)
    next?.focus()
  })
}

export function ApproveKey({ rows }: { rows: AdminListingRow[] }) {
  const [pending, setPending] = useState<PendingApproval | null>(null)
  const approved = useRef<PendingApproval | null>(null)
  const isWaiting = rows.some(({ status }) => status === 'pending')
  const approve = () => {
    const at = findFocusedRow()
    const listing = rows[at]
    if (listing?.status === 'pending') setPending({ listing, at, below: rows[at + 1]?.id })
  }
  // Runs after the dialog has closed, since rows can't take the focus before, and after the list
  // was refetched: the removed row would lose it again.
  useEffect(() => {
    const done = approved.current
    if (pending !== null || done === null) return
    if (rows.some(({ id, status }) => id === done.listing.id && status === 'pending')) return
    focusNextRow(done)
    approved.current = null
  }, [pending, rows])
  useLetterKey('a', isWaiting && pending === null ? approve : null, 0)
  return (
    <>
      {isWaiting && (
        <p className="ml-auto flex items-center gap-1.5 text-xs text-ink-2 max-md:hidden">
          <Sentence
            parts={t.choose_a_row_approve_it({
              j: () => <KeyHint letter="J" />,
              k: () => <KeyHint letter="K" />,
              a: () => <KeyHint letter="A" />,
            })}
          />
        </p>
      )}
      {pending && (
        <ApproveDialog
          listing={pending.listing}
          onApproved={() => {
            approved.current = pending
          }}
          onClose={() => setPending(null)}
        />
      )}
    </>
  )
}
