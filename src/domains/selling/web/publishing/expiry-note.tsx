import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { daysRemaining, formatDate } from '#platform/common/formats/formats.ts'
import { renewListing } from '#domains/selling/common/selling.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

const daysOfNotice = 14

/**
 * A listing without a closing time expires eventually; shortly before that, one click renews it.
 */
export function ExpiryNote({
  id,
  title,
  expires_at: expiresAt,
}: {
  id: number
  title: string | null
  expires_at: string
}) {
  const queries = useQueryClient()
  const renewal = useApiMutation(renewListing)
  const at = new Date(expiresAt)
  if (daysRemaining(at, new Date(serverNow())) > daysOfNotice) return null

  async function renew() {
    try {
      const stored = await renewal.mutateAsync({ id })
      notify.success(t.it_stays_up(), {
        description: t.until_expires_at({ expires_at: formatDate(new Date(stored.expires_at)) }),
      })
    } catch (error) {
      notify.error(getMessage(error))
    }
    await readOwnAgain(queries)
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
      <span className="num">{t.comes_down_on_at({ at: formatDate(at) })}</span>
      <Button
        kind="quiet"
        size="small"
        icon={CalendarClock}
        busy={renewal.isPending}
        onClick={() => void renew()}
      >
        <Sentence
          parts={t.keep_it_up_title({
            title: title ?? '',
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
    </p>
  )
}
