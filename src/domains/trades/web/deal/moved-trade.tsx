import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { DealSkeleton } from './deal-skeleton.tsx'

/** Earlier addresses of a trade, a list with `?trade=`, are in old emails and notifications. */
export function MovedTrade({ id }: { id: number }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(getTradePath('buyer', id), { replace: true }), [id, navigate])
  return <DealSkeleton />
}
