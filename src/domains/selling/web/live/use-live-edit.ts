import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type OwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { getEditingTerms } from '#domains/selling/common/selling.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import type { LiveChanges } from './live-changes.ts'
import type { Photo } from '../photos/photo-list.ts'
import { problemsFrom, type SellProblems } from '../form/sell-check.ts'
import { nestValues } from '../form/sell-values.ts'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

interface Options {
  own: OwnListing
  changes: LiveChanges
  photos: Photo[]
  has_bids: boolean
  /** Checked before the confirmation, not while typing. */
  findNewProblems?: () => SellProblems
  onSaved: () => void
}

const findNone = (): SellProblems => ({})

/** Saves all changes at once after a confirmation: bidders read every change. */
export function useLiveEdit({
  own,
  changes,
  photos,
  has_bids: hasBids,
  findNewProblems = findNone,
  onSaved,
}: Options) {
  const queries = useQueryClient()
  const update = useApiMutation(updateListing)
  const requiresReason = useRepresentedSeller() !== null
  const [reason, setReason] = useState('')
  const [reasonError, setReasonError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [named, setNamed] = useState<SellProblems>({})
  const [isStale, setStale] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const isChanged = Object.keys(changes.fields).length > 0

  function confirmEdit() {
    const here = { ...findNewProblems(), ...changes.problems, ...photoProblem(photos) }
    setAttempt((before) => before + 1)
    setFailure(null)
    setNamed(here)
    if (Object.keys(here).length > 0) return
    setReasonError(undefined)
    if (isChanged) setOpen(true)
    else setFailure(t.you_havent_changed_anything_yet())
  }

  async function save() {
    const given = reason.trim()
    if (requiresReason && given.length < 3) return setReasonError(t.give_a_reason_in_a_few_words())
    try {
      const why = requiresReason ? { reason: given } : {}
      await update.mutateAsync({ id: own.id, version: own.version, ...nestValues(changes.fields), ...why })
    } catch (error) {
      await recover(error)
      return
    }
    setOpen(false)
    setSaved(true)
    await readOwnAgain(queries)
  }

  // Once the form has rendered as saved, leaving it needs no question.
  const leave = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSaved) leave()
  }, [isSaved])

  async function recover(error: unknown) {
    const problem = findProblem(error)
    if (problem?.errors?.reason) return setReasonError(problem.errors.reason)
    const problems = problemsFrom(problem?.errors ?? {})
    const isRefused = Object.keys(problems).length > 0
    const isOutbid = isRefused && !hasBids && (await hasBidsNow(own.id))
    setOpen(false)
    setAttempt((before) => before + 1)
    setNamed(problems)
    setStale(isOutbid || problem?.key === 'listing_changed' || problem?.key === 'listing_not_editable')
    if (isOutbid) setFailure(t.someone_has_just_bid_so_you_can_only())
    else setFailure(isRefused ? null : getMessage(error))
  }

  return {
    attempt,
    isOpen,
    isChanged,
    isSaved,
    busy: update.isPending,
    failure,
    /** True if another person or tab changed it, or it isn't live any more. */
    isStale,
    problems: { ...changes.problems, ...named },
    forgive: () => setNamed({}),
    confirmEdit,
    /** Null for sellers, who edit their own listing. */
    reason: requiresReason ? { value: reason, error: reasonError, change: setReason } : null,
    save: () => void save(),
    stop: () => setOpen(false),
  }
}

/** If this request fails too, the messages at the fields are enough. */
async function hasBidsNow(id: number): Promise<boolean> {
  try {
    return (await api.call(getEditingTerms, { id })).has_bids
  } catch {
    return false
  }
}

export type LiveEdit = ReturnType<typeof useLiveEdit>

function photoProblem(photos: Photo[]): SellProblems {
  if (photos.some(({ state }) => state === 'failed')) {
    return { image_ids: t.a_photo_didnt_upload_try_again_or() }
  }
  return photos.some(({ state }) => state !== 'kept')
    ? { image_ids: t.your_photos_are_still_uploading_one() }
    : {}
}
