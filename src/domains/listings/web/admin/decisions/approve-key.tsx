import { useEffect, useRef, useState } from 'react'
import { setListingStatus, type AdminListingRow } from '#domains/moderation/common/moderation.ts'
import { KeyHint, useLetterKey } from '#domains/staff/web/shared/key-hint.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { useListingsDecided } from '../listing-flags.tsx'
import * as t from '#domains/listings/texts.ts'

type Status = 'active' | 'draft' | 'suspended'

const getStillWords = makeTexts(() => t.its_still_paused_with_its_sellers())

interface ListingDecision {
  status: Status
  reason?: string
  /** The toast. */
  done: string
  /** The decision that its Undo makes, with the same reason. */
  undo?: { status: Status; done: string }
}

export function useDecide(id: number) {
  const decided = useListingsDecided()
  return async function decide({ status, reason, done, undo }: ListingDecision) {
    const reply = await api.call(setListingStatus, { id, status, reason })
    await decided()
    if (reply.status !== status) {
      notify.error(t.that_had_a_different_result(), { description: reply.reason ?? getStillWords() })
      return
    }
    const takeBack = () =>
      undo &&
      void decide({ ...undo, reason }).catch((error: unknown) =>
        notify.error(t.that_wasnt_undone(), { description: getMessage(error) }),
      )
    notify.success(done, undo && { action: { label: t.undo(), onClick: takeBack } })
  }
}

interface ApproveDialogProps {
  listing: { id: number; title: string | null }
  onApproved?: () => void
  onClose: () => void
}

export function ApproveDialog({ listing, onApproved, onClose }: ApproveDialogProps) {
  const decide = useDecide(listing.id)
  const approval = useActionForm({
    initial: {},
    send: () => decide({ status: 'active', done: t.listing_approved() }),
    onDone: () => {
      onApproved?.()
      onClose()
    },
  })

  return (
    <ConfirmDialog
      open
      isQuick
      title={t.approve_title({ title: listing.title ?? listing.id })}
      confirm={t.approve_listing()}
      busy={approval.isSending}
      error={approval.message}
      onConfirm={approval.submit}
      onClose={onClose}
    >
      {t.it_goes_live_now_and_its_time_starts()}
    </ConfirmDialog>
  )
}

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
