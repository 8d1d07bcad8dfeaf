import { getSite, type DemoAccount } from '#domains/settings/common/site/site.ts'
import { isLoopbackAddress } from '#platform/server/http/local-request.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { canSend } from '#platform/server/messages.ts'
import type { Platform } from '#platform/server/platform.ts'

export function siteRoutes(serve: Serve, { config }: Platform, demoAccounts: DemoAccount[]) {
  serve(getSite, async ({ client }) => ({
    shows_outbox: config.demo.shows_outbox && isLoopbackAddress(client.address),
    codes_go_by: (['sms', 'email'] as const).find((channel) => canSend(config, channel)) ?? null,
    map_tiles: config.maps.tiles,
    demo_accounts: demoAccounts,
  }))
}
