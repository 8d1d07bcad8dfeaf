import { Phone } from 'lucide-react'
import { lookAtPhone } from '#domains/chat/common/phone.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/chat/texts.ts'

/** Fetched on a click, since each view is counted. */
export function SellerPhone({ listing_id: listingId }: { listing_id: number }) {
  const view = useApiMutation(lookAtPhone, { onError: (error) => notify.error(getMessage(error)) })
  const phoneNumber = view.data?.phone_number
  if (phoneNumber === undefined) {
    return (
      <Button
        size="small"
        kind="quiet"
        icon={Phone}
        busy={view.isPending}
        onClick={() => view.mutate({ listing_id: listingId })}
      >
        {t.show_phone_number()}
      </Button>
    )
  }
  return (
    <a
      href={`tel:${phoneNumber}`}
      className="num flex min-h-9 items-center gap-2 rounded-control text-sm font-semibold text-pounamu hover:underline"
    >
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      {formatPhone(phoneNumber)}
    </a>
  )
}
