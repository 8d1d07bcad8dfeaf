import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, startTransition } from 'react'
import { getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import type { PublishDraft } from '#domains/listings/common/rules/publish-rules.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { type Finding, getListingAdvice } from '#domains/selling/common/selling.ts'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { keysOf } from '#platform/common/records.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import type { SellDraft } from '../draft/use-sell-draft.ts'
import {
  getShownProblems,
  type ProblemField,
  type SellProblems,
  findProblems,
  problemsFrom,
} from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'
import { readOwnAgain } from '../table/use-own-listings.ts'
import { countPublished } from './published-count.ts'
import * as t from '#domains/selling/texts.ts'

/** The errors of the last try and those of fields that have been left. */
function useShownProblems(check: () => SellProblems) {
  const [named, setNamed] = useState<ProblemField[]>([])
  const [noticed, setNoticed] = useState<ProblemField[]>([])
  const [left, setLeft] = useState(0)
  const found = named.length + noticed.length > 0 ? check() : {}
  // A corrected error isn't shown again before the next try, or the summary would take the focus
  // mid-word.
  const still = named.filter((name) => found[name] !== undefined)
  if (still.length < named.length) setNamed(still)
  const wrong = noticed.filter((name) => found[name] !== undefined)
  if (wrong.length < noticed.length) setNoticed(wrong)
  const toProblems = (names: ProblemField[]): SellProblems =>
    Object.fromEntries(names.map((name) => [name, found[name]]))

  // A shown error stays until it's corrected.
  const notice = useEffectEvent(() => {
    const all = [...new Set([...wrong, ...getShownProblems(check(), document.activeElement)])]
    if (all.length > wrong.length) setNoticed(all)
  })
  useEffect(() => {
    if (left === 0) return undefined
    // Delayed: a message that appears at once would move the button being clicked.
    const timer = setTimeout(() => notice(), 300)
    return () => clearTimeout(timer)
  }, [left])

  return {
    named: toProblems(still),
    noticed: toProblems(wrong),
    leave: () => setLeft((before) => before + 1),
    /** @returns the number of errors */
    name() {
      const names = keysOf(check())
      setNamed(names)
      return names.length
    },
  }
}

/** Runs the latest pending action once it's possible. */
function useWaiting(isReady: boolean, carryOut: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const carryOutNow = useEffectEvent(() => {
    setWaiting(false)
    carryOut()
  })
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined
    const timer = setTimeout(() => carryOutNow())
    return () => clearTimeout(timer)
  }, [isWaiting, isReady])

  return { isWaiting, wait: () => setWaiting(true), stop: () => setWaiting(false) }
}

interface Options {
  draft: SellDraft
  filters: Filter[]
  seller_kind: PublishDraft['seller_kind']
  rules: ClosingRules
  /** False for who publishes for somebody else. */
  isOwn: boolean
  alsoFound: (values: SellValues, now: number) => SellProblems
  onPublished: (id: number, status: ListingStatus) => void
}

function checkDraft({
  draft,
  filters,
  seller_kind: sellerKind,
  rules,
  alsoFound,
}: Omit<Options, 'onPublished' | 'isOwn'>): SellProblems {
  const now = serverNow()
  const judging = { now, limits: rules, filters, seller_kind: sellerKind }
  return { ...findProblems(draft.values, draft.photos.list, judging), ...alsoFound(draft.values, now) }
}

/** The first buyer is to get the account at once. If this request fails, it's not worth stopping for. */
async function lacksAccount({ type, payment_methods: methods }: SellValues): Promise<boolean> {
  if (type === 'property' || !methods.includes('bank_transfer')) return false
  return await api.call(getPaymentDetails, {}).then(
    ({ details }) => details === null,
    () => false,
  )
}

async function readAdvice(id: number): Promise<Finding[]> {
  const { items } = await api.call(getListingAdvice, { id })
  return items.filter(({ weight }) => weight === 'advice')
}

async function putLive(
  draft: SellDraft,
  queries: QueryClient,
): Promise<{ id: number; status: ListingStatus }> {
  const id = await draft.flush()
  if (id === null) throw new Error('Your draft isn’t saved')
  const { status } = await api.call(setListingStatus, { id, status: 'active' })
  await readOwnAgain(queries)
  countPublished()
  return { id, status }
}

/** @param carryOut publishes, whether there is an account or not */
function useAccountRequest(isOwn: boolean, carryOut: () => void) {
  const [isMissing, setMissing] = useState(false)
  return {
    /** @returns whether the dialog for it opens */
    async request(values: SellValues) {
      const isRequested = isOwn && (await lacksAccount(values))
      if (isRequested) setMissing(true)
      return isRequested
    },
    isMissing,
    publishAnyway: () => {
      setMissing(false)
      carryOut()
    },
    dismiss: () => setMissing(false),
  }
}

/** Chooses the start of the draft that was about to be published. */
function useLaterStart(draft: SellDraft, onChoose: () => void) {
  const [draftId, setDraftId] = useState<number | null>(null)
  return {
    /** Null while no start is being chosen. */
    draftId,
    choose: () => {
      onChoose()
      void draft.flush().then(setDraftId)
    },
    stop: () => setDraftId(null),
  }
}

export function usePublishing({ onPublished, isOwn, ...checked }: Options) {
  const { draft } = checked
  const queries = useQueryClient()
  const planAlert = usePlanAlert()
  const [attempt, setAttempt] = useState(0)
  const [adviceProblems, setAdviceProblems] = useState<SellProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [advice, setAdvice] = useState<Finding[]>([])
  const [busy, setBusy] = useState(false)
  const later = useLaterStart(draft, () => setOpen(false))

  const shown = useShownProblems(() => checkDraft(checked))
  const account = useAccountRequest(isOwn, () => void carryOut())
  const uploads = useWaiting(draft.photos.isSettled, () => void confirmPublish())

  const openWith = (found: Finding[]) => (setAdvice(found), setOpen(true))

  async function confirmPublish() {
    setAdviceProblems({})
    setFailure(null)
    setAttempt((before) => before + 1)
    if (shown.name() > 0) return
    if (!draft.photos.isSettled) return uploads.wait()
    setBusy(true)
    const id = await draft.flush()
    if (id === null) fail(t.your_draft_isnt_saved_yet_so_you_cant())
    else await readAdvice(id).then(openWith, (error: unknown) => fail(getMessage(error)))
    setBusy(false)
  }

  function fail(message: string) {
    setFailure(message)
    setAttempt((before) => before + 1)
  }

  async function publish() {
    setBusy(true)
    if (!(await account.request(draft.values))) return await carryOut()
    setOpen(false)
    setBusy(false)
  }

  async function carryOut() {
    setOpen(true)
    setBusy(true)
    setFailure(null)
    try {
      const { id, status } = await putLive(draft, queries)
      setOpen(false)
      onPublished(id, status)
    } catch (error) {
      const problems = problemsFrom(findProblem(error)?.errors ?? {})
      if (planAlert.open(error)) setOpen(false)
      else if (Object.keys(problems).length > 0) {
        setAdviceProblems(problems)
        setOpen(false)
        setAttempt((before) => before + 1)
      } else setFailure(getMessage(error))
    }
    setBusy(false)
  }

  return {
    /** Publishing waits for a plan; the draft stays saved. */
    planAlert,
    attempt,
    busy: busy || uploads.isWaiting,
    /** Continues once the photos are uploaded, unless the form is changed before. */
    isWaiting: uploads.isWaiting,
    isOpen,
    advice,
    failure,
    problems: { ...adviceProblems, ...shown.named },
    /** Warnings about inconsistent values, shown once the user has left the field. */
    noticed: shown.noticed,
    // A click that leaves the field is handled before the form re-renders.
    leave: () => startTransition(shown.leave),
    /** Editing a field clears the server's error there. */
    forgive() {
      setAdviceProblems({})
      uploads.stop()
    },
    confirmPublish: () => void confirmPublish(),
    publish: () => void publish(),
    account,
    stop: () => setOpen(false),
    later,
  }
}
