import { Webhook } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { MenuPage } from '#domains/staff/web/shared/admin-pages.ts'
import * as t from '#domains/partners/texts.ts'

export const getMenuPages = makeTexts((): MenuPage[] => [
  {
    group: 'platform',
    place: 6,
    label: t.webhook_deliveries(),
    href: '/webhook-deliveries',
    icon: Webhook,
    also: t.partners_api_events_failed(),
  },
])
