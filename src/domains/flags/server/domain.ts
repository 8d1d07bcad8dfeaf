import * as flags from '../common/flags.ts'
import * as memberFlags from '../common/member-flags.ts'
import * as flagsShapes from '../common/flags.shapes.ts'
import * as memberFlagsShapes from '../common/member-flags.shapes.ts'
import { reactionsOfFlags } from './flags.reactions.ts'
import { flagsRoutes } from './flags.routes.ts'
import { messageRemoving } from './removals.service.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [flags, memberFlags],
  shapes: [flagsShapes, memberFlagsShapes],
  routes: [
    (serve, platform, { extensions }) => flagsRoutes(serve, platform, extensions.get(messageRemoving)),
  ],
  reactions: reactionsOfFlags,
  tables: ['flags', 'member_flags', 'removals'],
}
