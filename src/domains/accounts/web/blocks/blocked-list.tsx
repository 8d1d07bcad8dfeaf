import { Link } from 'react-router'
import { type Block, listBlocks, unblockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { ReactNode } from 'react'
import * as t from '#domains/accounts/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export function BlockedList() {
  const call = useApiQuery(listBlocks, {}, { staleTime: 0 })
  return (
    <Query
      call={call}
      loading={t.loading_whom_you_have_blocked()}
      skeleton={<SkeletonRow />}
      empty={<p className="text-sm text-ink-2">{t.you_havent_blocked_anyone_you_can()}</p>}
    >
      {(data) => (
        <ul aria-label={t.blocked()} className="divide-y divide-line border-y border-line">
          {data.items.map((block) => (
            <BlockRow key={block.id} block={block} onLifted={() => void call.refetch()} />
          ))}
        </ul>
      )}
    </Query>
  )
}

function BlockRow({ block, onLifted }: { block: Block; onLifted: () => void }) {
  const { id, name, is_bidder: isBidder, listing, at } = block
  const act = useApiMutation(unblockMember)

  async function lift() {
    try {
      await act.mutateAsync({ id })
      notify.success(t.name_unblocked({ name }))
    } catch (error) {
      notify.error(t.the_block_was_not_lifted(), { description: getMessage(error) })
    }
    onLifted()
  }

  const values = {
    title: listing.title,
    link: (parts: ReactNode) => (
      <Link to={`/${listing.type}/${listing.id}/detail`} className="text-pounamu hover:underline">
        {parts}
      </Link>
    ),
    at: formatShortInstant(new Date(at)),
    when: (parts: ReactNode) => <span className="num text-ink-3">{parts}</span>,
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-ink-2">
          <Sentence
            parts={isBidder ? t.bid_on_title_blocked_at(values) : t.asked_about_title_blocked_at(values)}
          />
        </p>
      </div>
      <Button kind="quiet" size="small" busy={act.isPending} onClick={() => void lift()}>
        <Sentence
          parts={t.lift_the_block_of_name({
            name,
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
    </li>
  )
}
