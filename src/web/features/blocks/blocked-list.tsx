import { Link } from 'react-router'
import { type Block, listBlocks, unblockMember } from '#contract/blocks/blocks.ts'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

/** Whom the seller has blocked, and a way to lift each. */
export function BlockedList() {
  const { data, error, isFetching, refetch } = useApiQuery(listBlocks, {}, { staleTime: 0 })
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading whom you have blocked">
        <SkeletonRow />
      </Loading>
    )
  }
  if (data.items.length === 0) {
    return (
      <p className="text-sm text-ink-2">
        You haven’t blocked anyone. You can block someone next to their bid or question on your listings.
      </p>
    )
  }
  return (
    <ul aria-label="Blocked" className="divide-y divide-line border-y border-line">
      {data.items.map((block) => (
        <BlockRow key={block.id} block={block} onLifted={() => void refetch()} />
      ))}
    </ul>
  )
}

function BlockRow({ block, onLifted }: { block: Block; onLifted: () => void }) {
  const { id, name, is_bidder, listing, at } = block
  const act = useApiMutation(unblockMember)

  async function lift() {
    try {
      await act.mutateAsync({ id })
      notify.success(`${name} unblocked`)
    } catch (error) {
      notify.error('The block was not lifted', { description: getMessage(error) })
    }
    onLifted()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-ink-2">
          {is_bidder ? 'Bid on ' : 'Asked about '}
          <Link to={`/${listing.type}/${listing.id}/detail`} className="text-pounamu hover:underline">
            {listing.title}
          </Link>
          <span className="num text-ink-3">, blocked {formatShortInstant(new Date(at))}</span>
        </p>
      </div>
      <Button kind="quiet" size="small" busy={act.isPending} onClick={() => void lift()}>
        Lift<span className="sr-only"> the block of {name}</span>
      </Button>
    </li>
  )
}
