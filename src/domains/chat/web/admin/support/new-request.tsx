import { LifeBuoy } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { findSupportRequest } from '#domains/chat/common/support.ts'
import { PaneScroll } from '#domains/chat/web/conversation-pane.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ReplyComposer } from './reply-composer.tsx'
import { AskerHeader, PaneProblem } from './support-pane.tsx'
import * as t from '#domains/chat/texts.ts'

interface NewRequestProps {
  member_id: number
  back: string
  /** Called with the new request's id, or with that of the existing one. */
  onBegun: (id: number) => void
}

export function NewRequest({ member_id: memberId, back, onBegun }: NewRequestProps) {
  const { data, error, isFetching, refetch } = useApiQuery(
    findSupportRequest,
    { id: memberId },
    { staleTime: 0, gcTime: 0 },
  )
  const begin = useEffectEvent(onBegun)
  const begun = data?.conversation_id ?? null
  useEffect(() => {
    if (begun !== null) begin(begun)
  }, [begun])
  if (!data || begun !== null) {
    return <PaneProblem error={error} isFetching={isFetching} retry={() => void refetch()} back={back} />
  }
  const { display_name: name } = data.member
  return (
    <>
      <AskerHeader member={data.member} visitor={null} back={back} />
      <PaneScroll label={name}>
        <EmptyState icon={LifeBuoy} title={t.write_to_name({ name })}>
          {t.they_read_it_in_ichat()}
        </EmptyState>
      </PaneScroll>
      <ReplyComposer to={{ member_id: memberId }} name={name} seen_number={0} onSent={onBegun} />
    </>
  )
}
