import { getSite, type DemoAccount } from '#contract/site/site.ts'
import { isLoopbackAddress } from '#server/platform/http/local-request.ts'
import type { Serve } from '#server/platform/http/call.ts'
import { canSend } from '#server/platform/messages.ts'
import type { Platform } from '#server/platform/platform.ts'

export function siteRoutes(serve: Serve, { config }: Platform, demo_accounts: DemoAccount[]) {
  serve(getSite, async ({ client }) => ({
    shows_outbox: config.demo.shows_outbox && isLoopbackAddress(client.address),
    codes_go_by: (['sms', 'email'] as const).find((channel) => canSend(config, channel)) ?? null,
    map_tiles: config.maps.tiles,
    demo_accounts,
  }))
}
