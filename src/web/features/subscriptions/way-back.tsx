import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isListingPath } from '#web/lib/plans/plans-path.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useSubscription } from './use-subscription.ts'
import * as t from './texts.ts'

/** For a member who was sent here from a listing: the way to a card or a bank and back doesn't keep the address. */
const kept_at = 'plans-back'

interface CameFrom {
  path: string
  /** The plan that would help there. */
  plan_id: number
}

export function WayBack() {
  const from = useCameFrom()
  const { data } = useSubscription()
  if (!from) return null
  const link = (
    <LinkButton kind="quiet" size="small" to={from.path} onClick={() => sessionStorage.removeItem(kept_at)}>
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
  const [from, setFrom] = useState<CameFrom | null>(null)
  const path = search.get('back')
  const plan_id = Number(search.get('plan'))
  useEffect(() => {
    const isGiven = path !== null && isListingPath(path)
    if (isGiven) sessionStorage.setItem(kept_at, JSON.stringify({ path, plan_id }))
    setFrom(isGiven ? { path, plan_id } : readKept())
  }, [path, plan_id])
  return from
}

function readKept(): CameFrom | null {
  const kept = JSON.parse(sessionStorage.getItem(kept_at) ?? 'null') as CameFrom | null
  return kept && isListingPath(kept.path) ? kept : null
}
