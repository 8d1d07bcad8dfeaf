import { Wrench } from 'lucide-react'
import type { Maintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { NoticeFrame } from '#platform/web/ui/states/notice-frame.tsx'
import * as t from '#domains/settings/texts.ts'

/** For everyone, while only staff can change anything. */
export function ReadOnlyNotice({ maintenance }: { maintenance: Maintenance | null | undefined }) {
  if (!maintenance) return null
  const { reason, ends_at: endsAt } = maintenance
  return (
    <NoticeFrame tone="bg-pohutukawa-wash text-pohutukawa-deep" icon={Wrench}>
      <span className="block font-semibold">
        {endsAt === null
          ? t.were_doing_maintenance()
          : t.were_doing_maintenance_until({ until: formatShortInstant(new Date(endsAt)) })}
      </span>
      <span className="block break-words">{t.you_can_look_around({ reason: endSentence(reason) })}</span>
    </NoticeFrame>
  )
}

const endSentence = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`)
