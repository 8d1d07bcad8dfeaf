import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { isListingPath } from '#domains/billing/web/shared/plans-path.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

/** For a member who came from a listing: the visit to a card form or a bank loses the address. */
const storedAt = 'plans-back'

interface CameFrom {
  path: string
  /** The plan that would lift the limit there. */
  plan_id: number
}

export function WayBack() {
  const from = useCameFrom()
  const { data } = useSubscription()
  if (!from) return null
  const link = (
    <LinkButton kind="quiet" size="small" to={from.path} onClick={() => sessionStorage.removeItem(storedAt)}>
      {t.back_to_your_listing()}
    </LinkButton>
  )
  const subscription = data?.subscription
  const isDone = subscription?.status === 'active' && subscription.plan.id === from.plan_id
  if (!isDone) return <div>{link}</div>
  return (
    <Notice kind="good" live action={link}>
      {t.plan_started({ plan: subscription.plan.name })}
    </Notice>
  )
}

function useCameFrom(): CameFrom | null {
  const [search] = useSearchParams()
  const path = search.get('back')
  const given =
    path !== null && isListingPath(path)
      ? JSON.stringify({ path, plan_id: Number(search.get('plan')) })
      : null
  useEffect(() => {
    if (given) sessionStorage.setItem(storedAt, given)
  }, [given])
  const stored = useSyncExternalStore(listenToNothing, readStored, readNothing)
  return parseCameFrom(given ?? stored)
}

const listenToNothing = () => () => undefined
const readStored = () => sessionStorage.getItem(storedAt)
const readNothing = () => null

function parseCameFrom(text: string | null): CameFrom | null {
  const from: CameFrom | null = JSON.parse(text ?? 'null')
  return from && isListingPath(from.path) ? from : null
}
