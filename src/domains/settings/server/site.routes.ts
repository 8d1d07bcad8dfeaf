import { getSite, type DemoAccount } from '#domains/settings/common/site/site.ts'
import { isLoopbackAddress } from '#platform/server/http/local-request.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { canSend } from '#platform/server/messages.ts'
import { extensionPoint } from '#platform/server/extensions.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Accounts that a demo lets people sign in with; added by the app. */
export const demoAccounts = extensionPoint<DemoAccount[]>('accounts of the demo')

export function siteRoutes(serve: Serve, { config }: Platform, accounts: DemoAccount[]) {
  serve(getSite, async ({ client }) => ({
    shows_outbox: config.demo.showsOutbox && isLoopbackAddress(client.address),
    codes_go_by: (['sms', 'email'] as const).find((channel) => canSend(config, channel)) ?? null,
    map_tiles: config.maps.tiles,
    demo_accounts: accounts,
  }))
}
