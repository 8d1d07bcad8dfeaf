import { Send } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { listSupportNotices, type SupportNotice } from '#domains/chat/common/support.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/accounts/texts.ts'

const mostShown = 50

/** Lists messages sent from the members page and their recipients. */
export function SentMessages() {
  const [isOpen, setOpen] = useState(false)
  return (
    <May op={listSupportNotices}>
      <Button kind="quiet" size="small" icon={Send} onClick={() => setOpen(true)}>
        {t.messages_sent()}
      </Button>
      {/* Outside the page's header, because a dialog's header in it would be a second banner. */}
      {isOpen && createPortal(<SentDialog onClose={() => setOpen(false)} />, document.body)}
    </May>
  )
}

function SentDialog({ onClose }: { onClose: () => void }) {
  const call = useApiQuery(listSupportNotices, { limit: mostShown }, { staleTime: 0 })
  return (
    <Dialog open onClose={onClose} title={t.messages_sent()} shape="sheet" width="wide">
      <Query
        call={call}
        loading={t.loading_messages_sent()}
        skeleton={<SkeletonText lines={6} />}
        empty={<p className="text-sm text-ink-2">{t.no_messages_sent_yet()}</p>}
      >
        {({ items, total }) => (
          <>
            <ul className="divide-y divide-line">
              {items.map((notice) => (
                <Sent key={notice.id} notice={notice} />
              ))}
            </ul>
            {total > items.length && (
              <p className="text-sm text-ink-2">{t.the_latest_count_are_shown({ count: items.length })}</p>
            )}
          </>
        )}
      </Query>
    </Dialog>
  )
}

function Sent({
  notice: { text, sent_at: sentAt, sent_by: sentBy, reached, members },
}: {
  notice: SupportNotice
}) {
  return (
    <li className="grid gap-1.5 py-3.5 text-sm first:pt-0">
      <p className="text-ink-2">{t.sent_by_at({ name: sentBy, at: formatMoment(sentAt), count: reached })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <details>
        <summary className="cursor-pointer text-pounamu">{t.who_got_it()}</summary>
        <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
          {members.map(({ id, display_name: displayName }) => (
            <li key={id}>
              <Link to={`/user/${id}/detail`} className="text-pounamu hover:underline">
                {displayName}
              </Link>
            </li>
          ))}
          {reached > members.length && (
            <li className="text-ink-2">{t.and_count_more({ count: reached - members.length })}</li>
          )}
        </ul>
      </details>
    </li>
  )
}
