import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, Play, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { cancelStart } from '#domains/selling/common/selling.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import { StartDialog } from './start-dialog.tsx'
import * as t from '#domains/selling/texts.ts'

interface ScheduledStartProps {
  id: number
  scheduled_start: string
  /** In a form that publishes with its own questions; otherwise it's published at once. */
  onStart?: () => void
}

/** Keeps its own state, because a form isn't fetched again. */
export function ScheduledStart({ id, scheduled_start: scheduledStart, onStart }: ScheduledStartProps) {
  const queries = useQueryClient()
  const [startsAt, setStartsAt] = useState<string | null>(scheduledStart)
  const [isChanging, setChanging] = useState(false)
  const onError = (error: unknown) => notify.error(getMessage(error))
  const start = useApiMutation(setListingStatus, {
    onSuccess: async ({ status }) => {
      notify.success(status === 'active' ? t.listing_published() : t.sent_for_approval())
      await readOwnAgain(queries)
    },
    onError,
  })
  const cancel = useApiMutation(cancelStart, {
    onSuccess: async () => {
      setStartsAt(null)
      notify.success(t.its_a_draft_again())
      await readOwnAgain(queries)
    },
    onError,
  })
  if (startsAt === null) return null
  return (
    <div className="mt-1.5 grid gap-2">
      <p>
        <Badge kind="bid" icon={CalendarClock}>
          <span className="num">{t.starts_at({ at: formatShortInstant(new Date(startsAt)) })}</span>
        </Badge>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="small"
          icon={Play}
          busy={start.isPending}
          onClick={onStart ?? (() => start.mutate({ id, status: 'active' }))}
        >
          {t.start_now()}
        </Button>
        <Button kind="quiet" size="small" icon={CalendarClock} onClick={() => setChanging(true)}>
          {t.change_the_start()}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={Undo2}
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ id })}
        >
          {t.back_to_draft()}
        </Button>
      </p>
      {isChanging && (
        <StartDialog
          id={id}
          starts_at={startsAt}
          onScheduled={setStartsAt}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  )
}
